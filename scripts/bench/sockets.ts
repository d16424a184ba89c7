import { fork } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { createCaller } from './http.ts'
import type { Heard } from './listeners.ts'
import type { BenchServer } from './server.ts'
import { timesOf } from './stats.ts'

const CLIENTS = 5000
const CHANGES = 20
const SETTLE_MS = 3000
const BETWEEN_MS = 250
const MEBIBYTE = 1024 * 1024

type Saved = { versao: number }

/** Five thousand people with the product open: their memory, and how soon each hears of a saved order. */
export const describeSockets = async (
  { port, tokens: { staff } }: BenchServer,
  pedidoId: number,
): Promise<string> => {
  const child = fork(fileURLToPath(new URL('listeners.ts', import.meta.url)))
  const caller = createCaller(port)
  try {
    const before = process.memoryUsage().rss
    child.send({ port, tokens: staff, count: CLIENTS })
    await once(child, 'message')
    await wait(SETTLE_MS)
    const growth = (process.memoryUsage().rss - before) / MEBIBYTE

    const sent: Record<string, number> = {}
    for (let index = 0; index < CHANGES; index += 1) {
      const at = performance.timeOrigin + performance.now()
      const body = { observacoes: `Medição ${at}` }
      const answer = await caller.call(
        { method: 'PUT', path: `/pedidos/${pedidoId}`, body },
        staff[index] ?? '',
      )
      if (answer.status !== 200) throw new Error(`sockets: ${answer.status} ${answer.body.slice(0, 300)}`)
      sent[(JSON.parse(answer.body) as Saved).versao] = at
      await wait(BETWEEN_MS)
    }
    await wait(SETTLE_MS)
    child.send('report')
    const [heard] = (await once(child, 'message')) as [Heard]
    const delays = Object.entries(sent).flatMap(([versao, at]) =>
      (heard[versao] ?? []).map((moment) => moment - at),
    )
    const { p50, p95 } = timesOf(delays)
    return (
      `${CLIENTS.toLocaleString('pt-BR')} conexões abertas: o processo cresce **${growth.toFixed(0)} MB**. De um PUT ao ` +
      `aviso em cada uma delas, ${CHANGES} gravações: p50 ${p50.toFixed(0)} ms, p95 ${p95.toFixed(0)} ms ` +
      `(${delays.length.toLocaleString('pt-BR')} avisos de ${(CLIENTS * CHANGES).toLocaleString('pt-BR')}).`
    )
  } finally {
    caller.close()
    child.kill()
  }
}
