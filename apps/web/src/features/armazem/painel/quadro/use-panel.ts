import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { QueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { ApiError } from '../../../../platform/http/errors.ts'
import { useChanges, useLiveStatus } from '../../../../platform/http/live.ts'
import { PAINEL_KEY, painelPedidosQuery, painelQuery } from '../api.ts'
import { coalesce } from '../tabela/coalesce.ts'
import { panelRequest, TV_ROWS } from '../filtros/search.ts'
import type { PainelSearch } from '../filtros/search.ts'
import { useChangedRows } from '../tabela/use-changed-rows.ts'
import { useTurning } from './use-turning.ts'

/** Pushes within this time cause one refetch, well within the second that a change may take to appear. */
const JOIN_MS = 200

/** Without a connection, or when the server fails, the panel says how old the shown data is. */
export type Live =
  | { state: 'ao vivo' | 'reconectando' }
  | { state: 'sem conexão' | 'sem atualização'; since: number }

const refetchPanel = (client: QueryClient) => client.refetchQueries({ queryKey: PAINEL_KEY, type: 'active' })

type Failing = { error: unknown; dataUpdatedAt: number } | undefined

const liveOf = (socket: ReturnType<typeof useLiveStatus>, failing: Failing): Live => {
  if (!failing) return { state: socket }
  const unreachable = failing.error instanceof ApiError && failing.error.unavailable
  return { state: unreachable ? 'sem conexão' : 'sem atualização', since: failing.dataUpdatedAt }
}

/** The panel's data: both queries, refreshed by time and by pushes, and the changed rows. */
export function usePanel(search: PainelSearch, tv: boolean) {
  const client = useQueryClient()
  const pushed = useRef<() => void>(() => undefined)
  useEffect(() => {
    const { call, stop } = coalesce(() => refetchPanel(client), JOIN_MS)
    pushed.current = call
    return stop
  }, [client])
  useChanges(({ entidade }) => {
    if (entidade === 'pedido' || entidade === 'configuracao' || entidade === '*') pushed.current()
  })

  const [tvPage, setTvPage] = useState(0)
  const requestOf = (page: number) => panelRequest(search, tv ? page : null)
  const request = requestOf(tvPage)
  const painel = useQuery(painelQuery)
  const pedidos = useQuery(painelPedidosQuery(request))
  const answer = pedidos.isPlaceholderData ? undefined : pedidos.data
  const rows = answer?.content
  const pages = Math.ceil((pedidos.data?.totalElements ?? 0) / TV_ROWS)
  // Orders have left meanwhile, so this page no longer exists.
  if (tv && answer && tvPage > 0 && tvPage >= pages) setTvPage(0)
  const turning = useTurning(tv && pages > 1, async () => {
    const next = (tvPage + 1) % pages
    // The next page is read before it is shown, so that no skeleton appears on the wall; without an answer the page
    // stays.
    const read = await client.fetchQuery(painelPedidosQuery(requestOf(next))).catch(() => null)
    if (read) setTvPage(next)
  })
  const changes = useChangedRows(JSON.stringify(request), rows)

  const socket = useLiveStatus()
  const failing = [painel, pedidos].find(({ error, dataUpdatedAt }) => error !== null && dataUpdatedAt > 0)
  const live = liveOf(socket, failing)

  return {
    request,
    painel,
    pedidos,
    live,
    failing,
    ...changes,
    busy: painel.isFetching || pedidos.isFetching,
    refetch: () => refetchPanel(client),
    /** For a wall screen with more orders than rows. */
    turning: pages > 1 ? { ...turning, page: tvPage + 1, pages } : null,
  }
}
