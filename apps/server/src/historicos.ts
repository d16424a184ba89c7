import { ANEXO_LABELS, CAMPOS_PEDIDO, STATUS_LABELS } from '@app/contract/armazem/pedido'
import { CAMPOS_OS, STATUS_OS_DESCRICAO } from '@app/contract/assistencia/ordemServico'
import { labelsOf } from '@app/contract/casca/campos'
import type { Historicos } from './features/casca/auditoria/index.ts'

/** The words of both modules, whichever are installed: what a switched-off one wrote is there still. */
export const HISTORICOS: Historicos = {
  labels: { pedido: labelsOf(CAMPOS_PEDIDO), ordemServico: labelsOf(CAMPOS_OS) },
  palavras: { anexos: ANEXO_LABELS, situacoes: STATUS_LABELS, statusOs: STATUS_OS_DESCRICAO },
}
