import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { type Backend, createProxy } from './proxy.ts'
import { endProcess, type ServerProcess, startProcess } from './processes.ts'

/** Before the first, second, … start after a death; the last one also for all later ones. */
const PAUSES_MS = [0, 1_000, 2_000, 5_000, 10_000, 30_000]
/** A process that was up for this long died for a new reason. */
const STEADY_MS = 60_000
/** How long a process that leaves still serves: longer than the proxy takes to notice by itself. */
const LEAVING_SECONDS = '2'
/** How long calls may run on before their process is told to stop. */
const CALLS_LIMIT_MS = 60_000
const LOOK_MS = 20

type Options = {
  processes: number
  port: number
  host: string
  /** The environment of each process, with `DATABASE_URL`. */
  env: NodeJS.ProcessEnv
  behindProxy?: boolean
  say?: (line: string) => void
  /** Hears the ports of the processes whenever they change. */
  onPorts?: (ports: readonly number[]) => void
}

type Slot = { process: ServerProcess; backend: Backend; since: number; deaths: number }

/**
 * N server processes behind one proxy on one database. The first one starts alone, because it brings the database
 * forward. A process that dies is started again; `restart` puts a new one in the place of each, one after the other.
 */
export const startCluster = async ({
  processes,
  port,
  host,
  env,
  behindProxy = false,
  say = () => {},
  onPorts = () => {},
}: Options) => {
  const proxy = createProxy({ behindProxy })
  proxy.server.listen(port, host)
  await once(proxy.server, 'listening')
  const address = `http://${host === '0.0.0.0' ? 'localhost' : host}:${(proxy.server.address() as AddressInfo).port}`
  const settings = { PUBLIC_URL: address, PARADA_SEGUNDOS: LEAVING_SECONDS, ...env }
  const slots: Slot[] = []
  const stopping = new AbortController()
  const tell = () => onPorts([...proxy.backends].map((backend) => backend.port))

  /** `place` puts it among the slots before anything can happen to it, so that none that dies is overlooked. */
  const begin = async (speaks: boolean, place: (slot: Slot) => unknown): Promise<boolean> => {
    const process = startProcess(settings, speaks)
    const found = await process.port
    if (found === undefined) return false
    const slot = { process, backend: proxy.add(found), since: performance.now(), deaths: 0 }
    const placed = place(slot)
    tell()
    void process.ended.then(() => watch(died(slot)))
    await placed
    return true
  }

  /** Starts of processes in the place of dead ones. */
  const reviving = new Set<Promise<void>>()
  const watch = (revival: Promise<void>): void => {
    reviving.add(revival)
    void revival.finally(() => reviving.delete(revival))
  }

  const died = async (slot: Slot): Promise<void> => {
    proxy.remove(slot.backend)
    tell()
    let deaths = performance.now() - slot.since > STEADY_MS ? 0 : slot.deaths
    // A restart may have filled its place meanwhile.
    const isMissed = () => slots.includes(slot) && !stopping.signal.aborted
    for (; isMissed(); deaths += 1) {
      const pause = PAUSES_MS[Math.min(deaths, PAUSES_MS.length - 1)] ?? 0
      say(`Um processo parou sozinho; iniciando outro${pause > 0 ? ` em ${pause / 1000} s` : ''}.`)
      await wait(pause, undefined, { signal: stopping.signal }).catch(() => {})
      if (!isMissed()) return
      await begin(false, (next) => {
        next.deaths = deaths + 1
        return isMissed() ? slots.splice(slots.indexOf(slot), 1, next) : endProcess(next.process)
      })
    }
  }

  const retire = async ({ process, backend }: Slot): Promise<void> => {
    backend.leaving = true
    const until = performance.now() + CALLS_LIMIT_MS
    while (backend.running > 0 && performance.now() < until) await wait(LOOK_MS)
    await endProcess(process)
  }

  let restarting: Promise<boolean> | undefined
  const stop = async (): Promise<void> => {
    stopping.abort()
    // Websockets keep their connection open until their process ends.
    const closed = proxy.close()
    await Promise.all([...reviving, restarting])
    await Promise.all(slots.map(retire))
    proxy.server.closeAllConnections()
    await closed
  }

  /** Answers whether all were replaced; a new one that does not start leaves the rest as they are. */
  const replaceAll = async (): Promise<boolean> => {
    for (const at of slots.keys()) {
      const before: Slot[] = []
      const begun = await begin(false, (next) => before.push(...slots.splice(at, 1, next)))
      if (!begun) return false
      await Promise.all(before.map(retire))
      if (stopping.signal.aborted) return false
    }
    return true
  }

  const placeNew = (slot: Slot) => slots.push(slot)
  const others = () => Promise.all(Array.from({ length: processes - 1 }, () => begin(false, placeNew)))
  if (!(await begin(true, placeNew)) || (await others()).includes(false)) {
    await stop()
    return undefined
  }

  return {
    address,
    /** The processes that serve now. */
    serving: (): { pid: number; port: number }[] =>
      slots
        .filter(({ backend }) => proxy.backends.has(backend))
        .map(({ process, backend }) => ({ pid: process.child.pid ?? 0, port: backend.port })),
    restart: (): Promise<boolean> => (restarting ??= replaceAll().finally(() => (restarting = undefined))),
    stop,
  }
}
export type Cluster = NonNullable<Awaited<ReturnType<typeof startCluster>>>
