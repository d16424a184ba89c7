/** When a training holds; without an end it holds on. */
type Periodo = { desde: string; ate: string | null }
type DeQue = { marca: { id: number }; modelo: { id: number } | null }
type ModeloDoRelogio = { id: number; marca: { id: number } }

export type SituacaoTreinamento = 'VIGENTE' | 'FUTURO' | 'VENCIDO'

/** In the history of an order that went to somebody who is not trained for its watch. */
export const SEM_TREINAMENTO = 'Sem treinamento vigente para este relógio.'

/** How a training stands on a day; its last day still counts. */
export const situacaoTreinamento = ({ desde, ate }: Periodo, dia: string): SituacaoTreinamento => {
  if (dia < desde) return 'FUTURO'
  return ate !== null && dia > ate ? 'VENCIDO' : 'VIGENTE'
}

/** Whether these trainings let somebody repair a watch of the model on the day: by its brand, or by the model alone. */
export const isTreinado = (
  treinamentos: readonly (Periodo & DeQue)[],
  relogio: ModeloDoRelogio,
  dia: string,
): boolean =>
  treinamentos.some(
    (treinamento) =>
      treinamento.marca.id === relogio.marca.id &&
      (treinamento.modelo === null || treinamento.modelo.id === relogio.id) &&
      situacaoTreinamento(treinamento, dia) === 'VIGENTE',
  )
