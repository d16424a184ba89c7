import type { Page } from '@app/contract/casca/paging'
import type { Pedido, PedidoResumo } from '@app/contract/armazem/pedido'
import { api } from '../../../../platform/http/http.ts'
import { getPedido } from '../api.ts'
import { faltaOf } from './faltas.ts'
import type { Falta } from './faltas.ts'
import { linhasOf } from '../linhas/lines.ts'
import type { PedidoLinhaForm } from '../linhas/lines.ts'
import { pedidasOf, proposeAll } from '../lotes/propose.ts'
import type { Estoques } from '../lotes/propose.ts'
import { readStocks } from '../lotes/read-stocks.ts'

export type Repetido = { pedido: Pedido; linhas: PedidoLinhaForm[]; faltas: Falta[]; estoques: Estoques }

/** So many of the newest are requested, because cancelled ones are skipped. */
const NEWEST = 10

/** The newest order of a client that was not cancelled; `null` when there is none. */
export async function findUltimo(codigoCliente: string, staff: boolean): Promise<PedidoResumo | null> {
  const { content } = await api<Page<PedidoResumo>>(
    `/pedidos/${staff ? 'findByFiltroAdmin' : 'findByFiltro'}`,
    {
      method: 'POST',
      body: {
        page: 0,
        pageSize: NEWEST,
        order: 'numeroPedido',
        direction: 'desc',
        ...(staff && { cliente: codigoCliente }),
      },
    },
  )
  return content.find(({ etapa }) => etapa !== 'CANCELADO') ?? null
}

/** The products and quantities of an order, with lots of today's stock by FEFO, in addition to the existing lines. */
export async function repeatPedido(id: number, linhas: readonly PedidoLinhaForm[] = []): Promise<Repetido> {
  const pedido = await getPedido(id)
  const pedidas = pedidasOf(linhasOf(pedido.itens))
  const estoques = await readStocks(pedidas.map(({ produto }) => produto))
  const { propostas, linhas: now } = proposeAll(pedidas, estoques, linhas)
  const faltas = propostas
    .filter(({ falta }) => falta > 0)
    .map(({ produto, falta }) => faltaOf(produto, falta, now))
  return { pedido, linhas: now, faltas, estoques }
}
