import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { KEEP_ALIVE_MS } from '../db/index.ts'
import type { Log } from '../log.ts'

export type Listener = {
  on: (channel: string, receive: (payload: string) => void) => void
  /** Calls back when the connection returns after a break, because notifications may have been missed. */
  onGap: (tell: () => void) => void
  /** Whether notifications arrive; cached data is valid only then. */
  connected: () => boolean
  start: () => Promise<void>
  stop: () => Promise<void>
}

const FIRST_WAIT = 200
const LONGEST_WAIT = 5_000
// A connection whose other end is gone looks open for hours, so it is probed.
const PROBE_EVERY = 15_000

/** The one LISTEN connection of a process. It reconnects by itself and then reports a gap. */
export const createListener = (connectionString: string, log: Log): Listener => {
  const receivers = new Map<string, (payload: string) => void>()
  const gapListeners: (() => void)[] = []
  const ended = new AbortController()
  let client: pg.Client | undefined
  let probe: NodeJS.Timeout | undefined
  let loop: Promise<void> | undefined

  const lose = (lost: pg.Client) => {
    if (client !== lost) return
    client = undefined
    clearInterval(probe)
    void lost.end().catch(() => {})
    if (!ended.signal.aborted) loop = connectAgain()
  }

  const connect = async () => {
    const next = new pg.Client({
      connectionString,
      keepAlive: true,
      keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
      connectionTimeoutMillis: 5_000,
      query_timeout: 5_000,
      application_name: 'retaguarda-avisos',
    })
    next.on('error', () => lose(next))
    next.on('end', () => lose(next))
    next.on('notification', ({ channel, payload }) => receivers.get(channel)?.(payload ?? ''))
    try {
      await next.connect()
      for (const channel of receivers.keys()) await next.query(`listen ${pg.escapeIdentifier(channel)}`)
    } catch (error) {
      await next.end().catch(() => {})
      throw error
    }
    // Listeners hear this first, because data that was read until now may be older than a missed change.
    for (const tell of gapListeners) tell()
    client = next
    probe = setInterval(() => void next.query('select 1').catch(() => lose(next)), PROBE_EVERY)
    probe.unref()
  }

  const connectAgain = async () => {
    for (let pause = FIRST_WAIT; !ended.signal.aborted; pause = Math.min(pause * 2, LONGEST_WAIT)) {
      await wait(pause, undefined, { signal: ended.signal, ref: false }).catch(() => {})
      if (ended.signal.aborted) return
      try {
        return await connect()
      } catch (error) {
        log.warn({ err: error }, 'A conexão de avisos do banco de dados caiu; nova tentativa em instantes.')
      }
    }
  }

  return {
    on: (channel, receive) => void receivers.set(channel, receive),
    onGap: (tell) => void gapListeners.push(tell),
    connected: () => client !== undefined,
    start: async () => {
      try {
        await connect()
      } catch (error) {
        log.warn({ err: error }, 'Sem conexão de avisos do banco de dados; nova tentativa em instantes.')
        loop = connectAgain()
      }
    },
    stop: async () => {
      ended.abort()
      // It may be connecting at this moment; that connection must then be closed.
      await loop
      clearInterval(probe)
      const open = client
      client = undefined
      await open?.end().catch(() => {})
    },
  }
}
