import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRouterState } from '@tanstack/react-router'
import type { Painel } from '@app/contract/armazem/painel'
import { useEffect, useRef } from 'react'
import { formatCount, formatInteger } from '../../../../platform/text/format.ts'
import { useChanges } from '../../../../platform/http/live.ts'
import { painelQuery } from '../api.ts'
import { coalesce } from '../tabela/coalesce.ts'
import { lateOf } from '../tabela/late-of.ts'

/** An order becomes late by time, without a push. */
const REFRESH_MS = 60_000
/** A count in the menu may be a moment behind the pushes. */
const JOIN_MS = 2_000

const count = (painel: Painel) => lateOf(painel.cartoes)

/**
 * The number of late orders, beside the panel's entry in the menu. While the panel is open, it keeps the number fresh.
 */
export function LateCount() {
  const client = useQueryClient()
  const onPanel = useRouterState({ select: ({ location }) => location.pathname.startsWith('/dashboard') })
  const { data } = useQuery({
    ...painelQuery,
    refetchInterval: onPanel ? false : REFRESH_MS,
    refetchIntervalInBackground: false,
    select: count,
  })
  const pushed = useRef<() => void>(() => undefined)
  useEffect(() => {
    const { call, stop } = coalesce(
      () => client.refetchQueries({ queryKey: painelQuery.queryKey, type: 'active' }),
      JOIN_MS,
    )
    pushed.current = call
    return stop
  }, [client])
  useChanges(({ entidade }) => {
    if (!onPanel && (entidade === 'pedido' || entidade === 'configuracao' || entidade === '*'))
      pushed.current()
  })
  if (!data) return null
  return (
    <span className="conta alerta">
      <span aria-hidden="true">{formatInteger(data)}</span>
      <span className="so-leitor">{formatCount(data, 'pedido atrasado', 'pedidos atrasados')}</span>
    </span>
  )
}
