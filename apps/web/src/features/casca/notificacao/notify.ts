import type { Notificacoes } from '@app/contract/casca/notificacao'
import { api } from '../../../platform/http/http.ts'
import { readStored, writeStored } from '../../../platform/session/storage.ts'

/** What is older was seen by nobody because the page was closed; the bell tells it. */
const NEW_MS = 60_000

/** The time of the last notice that a tab of this browser showed. */
const SHOWN = 'retaguarda.avisado'

const CONVERSA = /^\/chat\?conversa=(\d+)$/

/** Shows the newest notices, each on one tab of this browser. */
export const notify = async (open: (href: string) => void): Promise<void> => {
  const { notificacoes } = await api<Notificacoes>('/notificacao', { query: { filtro: 'naoLidos' } })
  const shown = readStored(SHOWN)
  const from = Math.max(Date.now() - NEW_MS, typeof shown === 'number' ? shown : 0)
  const novas = notificacoes.filter(({ em, noComputador }) => noComputador && Date.parse(em) > from)
  if (novas.length > 0) writeStored(SHOWN, Math.max(...novas.map(({ em }) => Date.parse(em))))
  for (const { id, titulo, rotulo, link } of novas.toReversed()) {
    const conversa = CONVERSA.exec(link)?.[1]
    const notice = new Notification(titulo, {
      body: rotulo,
      // A mention takes the place of the conversation's own notice.
      tag: conversa === undefined ? `aviso-${id}` : `conversa-${conversa}`,
      icon: '/favicon.svg',
    })
    notice.addEventListener('click', () => {
      window.focus()
      notice.close()
      open(link)
    })
  }
}
