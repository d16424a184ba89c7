/** The amounts of an order's line at the end of a month, in centavos. */
export type Devido = {
  ordemServicoId: number
  /** A line of the budget, or the consumer's choice after the 30 days (decisions 61): one of the two. */
  osLinhaId: number | null
  osEscolhaId: number | null
  /** The amount owed for it; null when it no longer applies: reopened, or without the line or the choice. */
  deve: number | null
  /** The amount of earlier closings for it, as finance decided. */
  lancado: number
  /** The deduction by finance in earlier closings; negative when finance added. */
  glosa: number
  /** Whether an earlier closing has any line of this order. */
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
 * The lines of a month (rede §4): for each line, the amount owed now, less finance's deductions, less the amount of
 * earlier closings. So all months of an order add up to what its current lines owe.
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
