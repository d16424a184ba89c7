import type { OsType, StatusOs } from '@app/contract/assistencia/ordemServico'
import { NA_ENTRADA, TERMINAIS } from './tabela.ts'

/** What decides whether the present consumer is still asked for the conditions of the post. */
export type Aceite = {
  osType: OsType
  status: StatusOs
  /** The present consumer has accepted. */
  aceitou: boolean
  /** Somebody whom the present consumer replaced had accepted. */
  anterior: boolean
}

/**
 * Whether the acceptance of the present consumer is missing and may still be given: at the intake always, afterwards
 * only when the one who had accepted was replaced (decisions 62).
 */
export const faltaAceite = ({ osType, status, aceitou, anterior }: Aceite): boolean =>
  osType === 'OS' &&
  !aceitou &&
  status !== 'EM_CRIACAO' &&
  !TERMINAIS.includes(status) &&
  (anterior || NA_ENTRADA.includes(status))

/** A diagnosis fee is named at the intake, or it is not owed (decisions 63). */
export const mayNameTaxa = (status: StatusOs): boolean => NA_ENTRADA.includes(status)
