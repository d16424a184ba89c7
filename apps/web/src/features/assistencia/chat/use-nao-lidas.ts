import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useRefresh } from '../../../platform/http/live.ts'
import { useCan } from '../../../platform/session/abilities.ts'
import { markConversa, naoLidasQuery } from './api.ts'

/** How many messages wait for this person. What is counted here has arrived, and the other side may see so. */
export function useNaoLidas(): number {
  const may = useCan('CHAT_USAR')
  const { data } = useQuery({ ...naoLidasQuery, enabled: may })
  useRefresh(naoLidasQuery.queryKey, 'chat')
  const told = useRef(new Map<number, number>())
  useEffect(() => {
    for (const { id, entregueAte, ultimoNumero } of data?.conversas ?? []) {
      if (entregueAte >= ultimoNumero || (told.current.get(id) ?? 0) >= ultimoNumero) continue
      told.current.set(id, ultimoNumero)
      // Not told now, it is told with the next message or when it is read.
      void markConversa(id, 'entregue', ultimoNumero).catch(() => undefined)
    }
  }, [data])
  return may ? (data?.total ?? 0) : 0
}
