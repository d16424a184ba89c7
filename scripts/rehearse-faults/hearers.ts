import { createServer } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { startSmtp } from '../../apps/server/src/platform/testing/neighbours/smtp.ts'

/** Another system that takes webhooks; it counts how often each message came. */
const startReceiver = async () => {
  const heard = new Map<string, number>()
  const server = createServer((req, res) => {
    req.resume()
    req.on('end', () => {
      const id = String(req.headers['webhook-id'])
      heard.set(id, (heard.get(id) ?? 0) + 1)
      res.writeHead(204).end()
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    heard,
    close: () => server.close(),
  }
}

/** Those outside who hear of what happens: a receiver of webhooks and a mail server. */
export const startHearers = async () => {
  const [receiver, smtp] = [await startReceiver(), await startSmtp()]
  /** Mails by recipient and content; how often each came. */
  const mails = (): Map<string, number> => {
    const counts = new Map<string, number>()
    for (const { to, source } of smtp.taken) {
      const end = source.indexOf('\r\n\r\n')
      const subject = /^Subject: .*(?:\r\n .*)*/m.exec(source.slice(0, end))?.[0] ?? ''
      const key = `${to.join()} ${subject} ${source.slice(end)}`
      counts.set(key, (counts.get(key) ?? 0) + 1)
    }
    return counts
  }
  return {
    env: { SMTP_URL: smtp.url, WEBHOOKS_INTERNOS: '1' },
    receiver,
    mails,
    close: async () => {
      receiver.close()
      await smtp.close()
    },
  }
}

/** How many came more than once. */
export const doubled = (counts: ReadonlyMap<string, number>): number =>
  [...counts.values()].filter((count) => count > 1).length
