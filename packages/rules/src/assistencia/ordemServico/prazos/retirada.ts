import type { StatusOs } from '@app/contract/assistencia/ordemServico'
import { DAY_MS } from '../../../casca/tempo/index.ts'

/** Statuses in which a watch waits to be fetched (decisions 62). */
export const AGUARDAM_RETIRADA: readonly StatusOs[] = [
  'REPARADA',
  'ORCAMENTO_REPROVADO',
  'TROCA_NAO_AUTORIZADA',
]

/** Whole days that a watch has waited to be fetched, as the notices count them; null when it does not wait. */
export const diasDeRetirada = (status: StatusOs, desde: Date, agora: Date): number | null =>
  AGUARDAM_RETIRADA.includes(status)
    ? Math.max(0, Math.floor((agora.getTime() - desde.getTime()) / DAY_MS))
    : null
