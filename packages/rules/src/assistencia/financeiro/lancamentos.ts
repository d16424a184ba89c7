/** What a line of an order stands at by the end of a month, in centavos. */
export type Devido = {
  ordemServicoId: number
  /** A line of its budget, or what the consumer chose after the 30 days (decisions 61): one of the two. */
  osLinhaId: number | null
  osEscolhaId: number | null
  /** What the order owes for it; null once it is not so any more: reopened, or without the line or the choice. */
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
  osLinhaId: number | null
  osEscolhaId: number | null
  tipo: 'CREDITO' | 'AJUSTE_OS'
  valor: number
}

/**
 * The lines of a month (rede §4): of each line the difference between what its order owes now, less what finance took
 * off, and what earlier closings pay. So per order all months together make what its present lines owe.
 */
export const lancamentosDoMes = (linhas: readonly Devido[]): Lancamento[] =>
  linhas.flatMap(
    ({ ordemServicoId, osLinhaId, osEscolhaId, deve, lancado, glosa, jaLancada }): Lancamento[] => {
      const valor = (deve === null ? 0 : deve - glosa) - lancado
      return valor === 0
        ? []
        : [{ ordemServicoId, osLinhaId, osEscolhaId, tipo: jaLancada ? 'AJUSTE_OS' : 'CREDITO', valor }]
    },
  )
