import type { QueryClient } from '@tanstack/react-query'
import type { NaoLidas } from '@app/contract/assistencia/chat'
import { conversaQuery, naoLidasQuery } from './api.ts'
import { comQuem } from './words.ts'

/** Until then a page or a telephone that shows the conversation has marked the message as read. */
const WAIT_MS = 1_500
const MOST_WORDS = 140

const isInView = (id: number) =>
  document.visibilityState === 'visible' &&
  location.pathname === '/chat' &&
  new URLSearchParams(location.search).get('conversa') === String(id)

type Nova = NaoLidas['conversas'][number]
type Parts = { client: QueryClient; open: (id: number) => void }

const show = async ({ client, open }: Parts, { id, ultimoNumero, mencionada }: Nova) => {
  const waiting = client
    .getQueryData(naoLidasQuery.queryKey)
    ?.conversas.some((one) => one.id === id && one.ultimoNumero === ultimoNumero)
  if (!waiting || isInView(id)) return
  const conversa = await client.fetchQuery(conversaQuery(id))
  const { ultima, naoLidas } = conversa
  if (naoLidas === 0 || !ultima) return
  const words = ultima.texto || ultima.arquivo || 'Arquivo'
  const notice = new Notification(comQuem(conversa), {
    body: `${ultima.autor.nome}${mencionada ? ' mencionou você' : ''}: ${words.slice(0, MOST_WORDS)}`,
    // The next message of a conversation takes the place of the one before.
    tag: `conversa-${id}`,
    icon: '/favicon.svg',
  })
  notice.addEventListener('click', () => {
    window.focus()
    notice.close()
    open(id)
  })
}

/** Tells the person on the desktop of new messages that nobody reads at this moment. */
export const notify = (parts: Parts, novas: readonly Nova[]) => {
  setTimeout(() => {
    // A browser that refuses a notification shows the count all the same.
    for (const nova of novas) void show(parts, nova).catch(() => undefined)
  }, WAIT_MS)
}
