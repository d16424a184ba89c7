import { createCaller, type Call } from './http.ts'
import { timesOf, type Times } from './stats.ts'

export type LoadOrder = {
  port: number
  tokens: string[]
  calls: Call[]
  clients: number
  /** Not measured: the server's code is still being compiled, and the database fills its cache. */
  warmUpSeconds: number
  seconds: number
}
export type LoadResult = { saved: number; failed: Record<string, number>; seconds: number; times: Times }

const run = async ({
  port,
  tokens,
  calls,
  clients,
  warmUpSeconds,
  seconds,
}: LoadOrder): Promise<LoadResult> => {
  const caller = createCaller(port, clients)
  const times: number[] = []
  const failed: Record<string, number> = {}
  const start = performance.now() + warmUpSeconds * 1000
  let next = 0
  const one = async () => {
    while (performance.now() - start < seconds * 1000) {
      const index = next++
      const call = calls[index % calls.length]
      const token = tokens[index % tokens.length]
      if (!call || token === undefined) return
      const isCounted = performance.now() >= start
      const { status, ms } = await caller.call(call, token)
      if (!isCounted && status === 201) continue
      if (status === 201) times.push(ms)
      else failed[status] = (failed[status] ?? 0) + 1
    }
  }
  await Promise.all(Array.from({ length: clients }, one))
  const took = (performance.now() - start) / 1000
  caller.close()
  return { saved: times.length, failed, seconds: took, times: timesOf(times) }
}

process.once('message', (order: LoadOrder) => {
  void run(order).then((result) => process.send?.(result))
})
