import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { isAlive } from '../db/embedded/lock.ts'
import { postmasterLine, queryProduct } from './product-database.ts'
import { type ProductRun, runProduct } from './product-run.ts'
import { swiftFolder } from './temporary-folder.ts'

const main = fileURLToPath(new URL('../../main.ts', import.meta.url))

const endOf = async (pid: number): Promise<void> => {
  for (let alive = isAlive(pid); alive; alive = isAlive(pid)) await wait(5)
}

/** The whole product as a separate process on its own data folder; it can be started, killed and started again. */
export const productProcess = (folder = swiftFolder()) => {
  let current: ProductRun | undefined
  let dying = false

  const postmasterPid = (): number | undefined => {
    try {
      return Number(postmasterLine(folder.path, 0))
    } catch {
      return undefined
    }
  }

  /** Starts and waits until it listens; answers its address. */
  const start = async (env: Record<string, string> = {}): Promise<string> => {
    dying = false
    current = runProduct(main, {
      PATH: process.env['PATH'],
      PORT: '0',
      DATA_DIR: folder.path,
      LOG_LEVEL: 'warn',
      ...env,
    })
    return (await current.address()).replace('localhost', '127.0.0.1')
  }

  /** `kill -9` of the process; its PostgreSQL stays. */
  const killServer = async (): Promise<void> => {
    dying = true
    current?.child.kill('SIGKILL')
    await current?.ended
  }

  /** `kill -9` of PostgreSQL, which the process starts again. */
  const killDatabase = async (): Promise<void> => {
    const postmaster = postmasterPid()
    if (!postmaster) return
    process.kill(postmaster, 'SIGKILL')
    await endOf(postmaster)
  }

  /** `kill -9` of both at once, like a power cut. */
  const killEverything = async (): Promise<void> => {
    await Promise.all([killServer(), killDatabase()])
  }

  const query = <Row extends object>(statement: string, values: unknown[] = []): Promise<Row[]> =>
    queryProduct<Row>(folder.path, statement, values)

  const dispose = async (): Promise<void> => {
    if (current) await killEverything()
    folder.remove()
  }

  /** Stops like Ctrl-C: running work finishes. */
  const stop = async (): Promise<void> => {
    current?.child.kill('SIGTERM')
    await current?.ended
  }

  return {
    dataDir: folder.path,
    start,
    stop,
    killServer,
    killDatabase,
    killEverything,
    query,
    dispose,
    isDying: () => dying,
    pid: () => current?.child.pid ?? 0,
    /** Its output since the last start. */
    output: () => current?.output() ?? '',
  }
}
