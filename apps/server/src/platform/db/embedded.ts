import { once } from 'node:events'
import { existsSync, mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { withClient } from './client.ts'
import { prepareBinaries } from './embedded/binaries.ts'
import { prepareCluster, readPassword, USER } from './embedded/cluster.ts'
import { startOf, takeLock } from './embedded/lock.ts'
import { serverHome, serverOwner } from './embedded/place.ts'
import {
  clearRemains,
  findOrphan,
  type Orphan,
  type Place,
  runningPort,
  startPostmaster,
  stopPostmaster,
} from './embedded/postmaster.ts'

type Options = {
  dataDir: string
  log: (line: string) => void
  /** Off for tests: a crash of the machine may then lose all data. */
  durable?: boolean
}

export type EmbeddedPostgres = { url: string; stop: () => Promise<void> }

const DATABASE = 'retaguarda'
const REVIVE_PAUSE = 5_000
const LOOK_MS = 250

const createDatabase = async (adminUrl: string): Promise<void> => {
  return withClient(adminUrl, async (client) => {
    const found = await client.query('select 1 from pg_database where datname = $1', [DATABASE])
    if (found.rowCount === 0) await client.query(`create database ${DATABASE}`)
  })
}

/** A running server; `ended` resolves when it has stopped. */
type Running = { port: number; ended: Promise<unknown> }

const begin = async (place: Place, durable: boolean, keep?: number): Promise<Running> => {
  const { port, process } = await startPostmaster(place, durable, keep)
  return { port, ended: once(process, 'exit') }
}

/** The system does not report the end of a process that is not our child, so it is polled. */
const adopt = ({ port, pid }: Orphan): Running => {
  const start = startOf(pid)
  const ended = new Promise<void>((over) => {
    const look = setInterval(() => {
      if (startOf(pid) === start) return
      clearInterval(look)
      over()
    }, LOOK_MS)
  })
  return { port, ended }
}

// A server that dies while the product runs is started again on the port that its connections expect.
const keepRunning = async (place: Place, durable: boolean, log: (line: string) => void, orphan?: Orphan) => {
  const stopped = new AbortController()
  let current = orphan ? adopt(orphan) : await begin(place, durable)
  let running = true
  let restart = Promise.resolve()
  const watch = () => {
    running = true
    void current.ended.then(() => {
      running = false
      if (stopped.signal.aborted) return
      log('O PostgreSQL próprio parou sozinho; iniciando de novo.')
      restart = revive()
    })
  }
  // The cause may pass (a full disk, a port taken for a moment); meanwhile calls are answered with 503.
  const revive = async () => {
    while (!stopped.signal.aborted) {
      try {
        current = await begin(place, durable, current.port)
        return watch()
      } catch (error) {
        log(error instanceof Error ? error.message : String(error))
        await wait(REVIVE_PAUSE, undefined, { signal: stopped.signal, ref: false }).catch(() => {})
      }
    }
  }
  watch()
  const stop = async () => {
    stopped.abort()
    await restart
    if (!running) return
    await stopPostmaster(place)
    // It removes its pid file, for which its own tool waits, a moment before it ends.
    await current.ended
  }
  return { port: current.port, stop }
}

const addressOf = (password: string, port: number, name: string): string =>
  `postgres://${USER}:${password}@127.0.0.1:${port}/${name}`

/** The address of the own PostgreSQL of a product that is running on this data folder. */
export const findRunning = (dataDir: string): string | undefined => {
  const root = resolve(dataDir)
  if (!existsSync(join(root, 'postgres'))) return undefined
  const home = serverHome(root, serverOwner())
  const port = runningPort(join(home, 'dados'))
  return port === undefined ? undefined : addressOf(readPassword(home), port, DATABASE)
}

/** Stops the own PostgreSQL that a dead process left running on this data folder, if there is one. */
export const stopRemains = async (dataDir: string): Promise<void> => {
  const root = resolve(dataDir)
  if (!existsSync(join(root, 'postgres'))) return
  const owner = serverOwner()
  const home = serverHome(root, owner)
  const unlock = takeLock(join(home, 'servidor.lock'), root)
  try {
    const place = { data: join(home, 'dados'), log: join(home, 'postgres.log'), owner }
    await clearRemains({ ...place, binaries: prepareBinaries(home, owner) })
  } finally {
    unlock()
  }
}

/**
 * A real PostgreSQL from the installed package, for installations without one: it is created on the first start and
 * reused by later starts, also after any crash. One that outlived its process is taken over while it runs. Only one
 * process at a time may hold a data folder.
 */
export const startEmbeddedPostgres = async (options: Options): Promise<EmbeddedPostgres> => {
  const { dataDir, log, durable = true } = options
  const root = resolve(dataDir)
  mkdirSync(root, { recursive: true })
  const owner = serverOwner()
  const home = serverHome(root, owner)
  const unlock = takeLock(join(home, 'servidor.lock'), root)
  try {
    const binaries = prepareBinaries(home, owner)
    const { data, password, created } = await prepareCluster(home, binaries, owner, durable)
    const place = { binaries, data, log: join(home, 'postgres.log'), owner }
    const orphan = created ? undefined : await findOrphan(place, durable)
    if (created) log(`Banco de dados criado em ${data}`)
    else if (orphan) log('A última execução foi interrompida; o banco de dados continuou no ar.')
    else if (await clearRemains(place))
      log('A última execução foi interrompida; recuperando o banco de dados.')
    const server = await keepRunning(place, durable, log, orphan)
    const url = (name: string) => addressOf(password, server.port, name)
    try {
      await createDatabase(url('postgres'))
    } catch (error) {
      await server.stop()
      throw error
    }
    const stop = async () => {
      await server.stop()
      unlock()
    }
    return { url: url(DATABASE), stop }
  } catch (error) {
    unlock()
    throw error
  }
}
