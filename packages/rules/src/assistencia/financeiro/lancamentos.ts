/** What a line of an order stands at by the end of a month, in centavos. */
export type Devido = {
  ordemServicoId: number
  osLinhaId: number
  /** What the order owes for it; null once the order is not FINALIZADA any more, or holds the line no longer. */
  deve: number | null
  /** What earlier closings pay of it, as finance decided. */
  lancado: number
  /** What finance took off it in earlier closings; below zero where it added. */
  glosa: number
  /** Does an earlier closing hold any line of this order? */
  jaLancada: boolean
}

export type Lancamento = {
  ordemServicoId: number
  osLinhaId: number
  tipo: 'CREDITO' | 'AJUSTE_OS'
  valor: number
}

/**
 * The lines of a month (rede §4): of each line the difference between what its order owes now, less what finance took
 * off, and what earlier closings pay. So per order all months together make what its present lines owe.
 */
export const lancamentosDoMes = (linhas: readonly Devido[]): Lancamento[] =>
  linhas.flatMap(({ ordemServicoId, osLinhaId, deve, lancado, glosa, jaLancada }): Lancamento[] => {
    const valor = (deve === null ? 0 : deve - glosa) - lancado
    return valor === 0
      ? []
      : [{ ordemServicoId, osLinhaId, tipo: jaLancada ? 'AJUSTE_OS' : 'CREDITO', valor }]
  })
