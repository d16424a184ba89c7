import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { ArquivoLink } from '@app/contract/casca/arquivo'
import type { EstoqueEntry } from '@app/contract/armazem/estoque'
import type { Page } from '@app/contract/casca/paging'
import type {
  AnexoCampo,
  Movimento,
  Pedido,
  PedidoListRequest,
  PedidoPassagem,
  PedidoResumo,
  PedidoUpdate,
} from '@app/contract/armazem/pedido'
import { positionOf } from '@app/rules/armazem/pedido'
import { download } from '../../../platform/http/download.ts'
import { ApiError } from '../../../platform/http/errors.ts'
import { api, send } from '../../../platform/http/http.ts'
import { removing } from '../../../platform/http/live.ts'
import { upload } from '../../../platform/http/upload.ts'

/** A page of orders: for staff those of all companies, for client users their own (spec §7). */
export const pedidosQuery = (request: PedidoListRequest, staff: boolean) =>
  queryOptions({
    queryKey: ['pedidos', staff ? 'admin' : 'cliente', request],
    queryFn: ({ signal }) =>
      api<Page<PedidoResumo>>(`/pedidos/${staff ? 'findByFiltroAdmin' : 'findByFiltro'}`, {
        method: 'POST',
        body: request,
        signal,
      }),
    placeholderData: keepPreviousData,
  })

export const getPedido = (id: number, signal?: AbortSignal) =>
  api<Pedido>(`/pedidos/${id}`, signal ? { signal } : {})

/** One whole order. Other changes come by push, so a return to the window does not read it again. */
export const pedidoQuery = (id: number) =>
  queryOptions({
    queryKey: ['pedido', id],
    queryFn: ({ signal }) => getPedido(id, signal),
    refetchOnWindowFocus: false,
  })

/** Its steps so far; each version has its own. */
export const andamentoQuery = ({ id, versao }: Pick<Pedido, 'id' | 'versao'>) =>
  queryOptions({
    queryKey: ['pedido', id, 'andamento', versao],
    queryFn: ({ signal }) => api<PedidoPassagem[]>(`/pedidos/${id}/andamento`, { signal }),
    placeholderData: keepPreviousData,
  })

/** Whole orders, for one print. */
export const impressaoQuery = (ids: string) =>
  queryOptions({
    queryKey: ['pedidos', 'impressao', ids],
    queryFn: ({ signal }) => api<Pedido[]>('/pedidos/impressao', { query: { ids }, signal }),
    staleTime: 0,
  })

/** The number that the next order would get: a preview (decisions 30). */
export const nextQuery = queryOptions({
  queryKey: ['pedidos', 'next'],
  queryFn: ({ signal }) => api<number>('/pedidos/next', { signal }),
  staleTime: 0,
})

/** Creates the order once, even if the same key is sent again (api.md, Idempotency). */
export const createPedido = (body: unknown, key: string) =>
  api<Pedido>('/pedidos', { method: 'POST', body, headers: { 'idempotency-key': key } })

export const updatePedido = (id: number, body: PedidoUpdate) =>
  api<Pedido>(`/pedidos/${id}`, { method: 'PUT', body })

type Movable = Pick<PedidoResumo, 'etapa' | 'statusAlcis' | 'versao'>

/**
 * Body of a move: only the status, with the seen version. Dispatch and its undoing are sent as the WMS status, because
 * the stored status stays FATURADO (decisions 2, 6).
 */
export function moveBody(pedido: Movable, to: Movimento): PedidoUpdate {
  const { versao } = pedido
  if (to === 'EXPEDIDO') return { statusAlcis: 'expedido', versao }
  if (positionOf(pedido) === 'EXPEDIDO') return { statusAlcis: 'conferido', versao }
  return { status: to, versao }
}

/** PUT of the new status only (spec §4). */
export const movePedido = (pedido: Movable & Pick<PedidoResumo, 'id'>, to: Movimento) =>
  updatePedido(pedido.id, moveBody(pedido, to))

export const deletePedido = (id: number) =>
  removing('pedido', id, () => send(`/pedidos/${id}`, { method: 'DELETE' }))

/**
 * The lots of a product; quantities that the order itself reserves count as free (decisions 4). An unknown product has
 * none. `todos` adds lots without free stock, for the explanation.
 */
export async function getEstoque(
  codigoOmni: string,
  pedido?: number,
  todos = false,
): Promise<EstoqueEntry[]> {
  try {
    return await api<EstoqueEntry[]>(`/pedidos/getEstoque/${encodeURIComponent(codigoOmni)}`, {
      query: { pedido, todos: todos || undefined },
    })
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return []
    throw error
  }
}

const anexoPath = (id: number, campo: AnexoCampo) => `/pedidos/${id}/anexos/${campo}`

export function uploadAnexo(
  id: number,
  campo: AnexoCampo,
  file: File,
  options: { onProgress: (done: number) => void; signal: AbortSignal },
) {
  const body = new FormData()
  body.set('arquivo', file, file.name)
  return upload(anexoPath(id, campo), body, options)
}

export const downloadAnexo = (id: number, campo: AnexoCampo, filename: string) =>
  download(anexoPath(id, campo), filename)

/** An address that opens the file in a tab, good for one minute (decisions 10). */
export const linkAnexo = (id: number, campo: AnexoCampo) =>
  api<ArquivoLink>(`${anexoPath(id, campo)}/link`, { method: 'POST' })

/** Every lot of a product, for 'Por que este lote?'. */
export const lotesQuery = (codigoOmni: string, pedido: number | undefined) =>
  queryOptions({
    queryKey: ['estoque', codigoOmni, pedido ?? null],
    queryFn: () => getEstoque(codigoOmni, pedido, true),
    staleTime: 0,
    retry: false,
  })
