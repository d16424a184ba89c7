import { SITUACOES, STATUS_ALCIS } from '@app/contract/armazem/pedido'
import type { PedidoFilter, Situacao, StatusAlcis } from '@app/contract/armazem/pedido'
import { compact, momentParam, optionParam, textParam } from '../../../../platform/address/search.ts'

/** The five filters of the orders (spec §2), as the addresses of the list and of the panel carry them. */
export type FiveFilters = {
  situacao?: Situacao
  numero?: string
  /** The code (decisions 24). */
  cliente?: string
  /** Name of the chosen client, so that the field can show it after a reload. */
  nome?: string
  wms?: StatusAlcis
  /** A day, or an instant on the quarter of an hour (decisions 17). */
  coleta?: string
}

const numberParam = (value: unknown) => {
  const text = textParam(value)
  return text !== undefined && /^\d{1,15}$/.test(text) ? text : undefined
}

const shortParam = (value: unknown) => textParam(value)?.slice(0, 60)

/**
 * Reads an address, in a fixed order; invalid values are left out, so that a broken bookmark still opens its screen.
 */
export function readFiveFilters(search: Readonly<Record<string, unknown>>): FiveFilters {
  const cliente = shortParam(search['cliente'])
  return compact({
    situacao: optionParam(search['situacao'], SITUACOES),
    numero: numberParam(search['numero']),
    cliente,
    nome: cliente && shortParam(search['nome']),
    wms: optionParam(search['wms'], STATUS_ALCIS),
    coleta: momentParam(search['coleta']),
  })
}

/** How many of the five filters are set; the name belongs to the client. */
export const countFiveFilters = ({ situacao, numero, cliente, wms, coleta }: FiveFilters) =>
  [situacao, numero, cliente, wms, coleta].filter(Boolean).length

/** The filters by their wire names, for a list and its export. */
export const wireFilters = ({ situacao, numero, cliente, wms, coleta }: FiveFilters): PedidoFilter =>
  compact({ situacao, numeroPedido: numero, cliente, status: wms, dataHoraColeta: coleta })
