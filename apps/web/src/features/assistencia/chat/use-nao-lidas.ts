import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import type { NaoLidas } from '@app/contract/assistencia/chat'
import { notifies } from '../../../platform/device/notices.ts'
import { useRefresh } from '../../../platform/http/live.ts'
import { useCan } from '../../../platform/session/abilities.ts'
import { useUser } from '../../../platform/session/session-store.ts'
import { markConversa, naoLidasQuery } from './api.ts'

/** Notifies of what came since the page was opened, when the person has asked for it. */
function useAvisos(data: NaoLidas | undefined) {
  const client = useQueryClient()
  const router = useRouter()
  const usuario = useUser()?.id
  const before = useRef<Map<number, number>>(undefined)
  useEffect(() => {
    if (!data || usuario === undefined) return
    const known = before.current
    const novas = data.conversas.filter(({ id, ultimoNumero }) => ultimoNumero > (known?.get(id) ?? 0))
    before.current = new Map([...(known ?? []), ...novas.map((one) => [one.id, one.ultimoNumero] as const)])
    if (!known || novas.length === 0 || !notifies(usuario)) return
    const open = (conversa: number) => void router.navigate({ to: '/chat', search: { conversa } })
    // If it cannot be loaded, the count says it.
    void import('./notify.ts').then(({ notify }) => notify({ client, open }, novas)).catch(() => undefined)
  }, [client, data, router, usuario])
}

/** Sends what this person wrote before and did not get sent, whichever screen is open. */
function useEsperam(may: boolean) {
  const usuario = useUser()?.id
  useEffect(() => {
    if (!may || usuario === undefined) return
    let gone = false
    const entered = import('./fila.ts').then(
      ({ enterFila, leaveFila }) => {
        if (!gone) void enterFila(usuario)
        return leaveFila
      },
      // If it cannot be loaded, the messages stay kept until the next time.
      () => undefined,
    )
    return () => {
      gone = true
      void entered.then((leave) => leave?.())
    }
  }, [may, usuario])
}

/** The number of unread messages of this person. Counting them marks them as delivered for the other side. */
export function useNaoLidas(): number {
  const may = useCan('CHAT_USAR')
  const { data } = useQuery({ ...naoLidasQuery, enabled: may })
  useRefresh(naoLidasQuery.queryKey, 'chat')
  useAvisos(data)
  useEsperam(may)
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
