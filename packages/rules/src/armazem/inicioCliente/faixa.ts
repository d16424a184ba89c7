import type { Faixa } from '@app/contract/armazem/inicioCliente'

/** The band of a lot by the days until it expires; the day itself still counts. */
export const faixaDe = (dias: number | null): Faixa => {
  if (dias === null) return 'SEM_VALIDADE'
  if (dias < 0) return 'VENCIDO'
  if (dias <= 30) return 'ATE_30'
  if (dias <= 60) return 'ATE_60'
  return dias <= 90 ? 'ATE_90' : 'DEPOIS'
}
