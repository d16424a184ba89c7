import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useRefresh } from '../../../platform/http/live.ts'
import { useCan } from '../../../platform/session/abilities.ts'
import { markConversa, naoLidasQuery } from './api.ts'

/** The number of unread messages of this person. Counting them marks them as delivered for the other side. */
export function useNaoLidas(): number {
  const may = useCan('CHAT_USAR')
  const { data } = useQuery({ ...naoLidasQuery, enabled: may })
  useRefresh(naoLidasQuery.queryKey, 'chat')
  const told = useRef(new Map<number, number>())
  useEffect(() => {
    for (const { id, entregueAte, ultimoNumero } of data?.conversas ?? []) {
      if (entregueAte >= ultimoNumero || (told.current.get(id) ?? 0) >= ultimoNumero) continue
      told.current.set(id, ultimoNumero)
      // If it fails, the next message or reading marks it.
      void markConversa(id, 'entregue', ultimoNumero).catch(() => undefined)
    }
  }, [data])
  return may ? (data?.total ?? 0) : 0
}
