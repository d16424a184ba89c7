import { STATUS_LABELS } from '@app/contract/armazem/pedido'
import { formatDateTime, formatDay } from '../../../../platform/text/format.ts'
import type { FiveFilters } from '../../pedido/index.ts'

/** The filters of a wall screen in words, because its fields are hidden there. */
export const filterWords = ({ situacao, numero, cliente, nome, wms, coleta }: FiveFilters): string[] =>
  [
    situacao && STATUS_LABELS[situacao],
    numero && `Pedido ${numero}`,
    cliente && (nome ?? cliente),
    wms && `WMS ${wms}`,
    coleta && `Coleta ${coleta.length === 10 ? formatDay(coleta) : formatDateTime(coleta)}`,
  ].filter((words) => words !== undefined)
