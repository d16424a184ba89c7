import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { z } from 'zod'
import { isAlive } from '../../apps/server/src/platform/db/embedded/lock.ts'

const LOOK_MS = 200
const RESTART_LIMIT_MS = 600_000

/** What `DATA_DIR/processos.json` tells: the form that Prometheus reads (file_sd), and what `--reinicio` asks. */
const State = z.tuple([
  z.object({
    targets: z.array(z.string()),
    labels: z.object({
      __meta_pid: z.string(),
      /** Finished restarts since the start. */
      __meta_reinicios: z.string(),
      __meta_falhas: z.string(),
    }),
  }),
])

const fileOf = (dataDir: string): string => join(dataDir, 'processos.json')

/** Keeps the file of a running cluster. */
export const keepState = (dataDir: string) => {
  let ports: readonly number[] = []
  const counts = { reinicios: 0, falhas: 0 }
  const write = () => {
    const state: z.infer<typeof State> = [
      {
        targets: ports.map((port) => `127.0.0.1:${port}`),
        labels: {
          __meta_pid: String(process.pid),
          __meta_reinicios: String(counts.reinicios),
          __meta_falhas: String(counts.falhas),
        },
      },
    ]
    writeFileSync(fileOf(dataDir), JSON.stringify(state))
  }
  return {
    ports: (now: readonly number[]): void => {
      ports = now
      write()
    },
    restarted: (whole: boolean): void => {
      counts[whole ? 'reinicios' : 'falhas'] += 1
      write()
    },
    remove: (): void => rmSync(fileOf(dataDir), { force: true }),
  }
}

const read = (dataDir: string) => {
  try {
    const [{ labels }] = State.parse(JSON.parse(readFileSync(fileOf(dataDir), 'utf8')))
    return {
      pid: Number(labels.__meta_pid),
      done: labels.__meta_reinicios,
      failed: labels.__meta_falhas,
    }
  } catch {
    return undefined
  }
}

/** Asks the cluster of this folder for a rolling restart and waits for its end; answers what became of it. */
export const askRestart = async (dataDir: string): Promise<'reiniciado' | 'falhou' | 'parado'> => {
  const before = read(dataDir)
  if (!before || !isAlive(before.pid)) return 'parado'
  process.kill(before.pid, 'SIGUSR2')
  for (const until = performance.now() + RESTART_LIMIT_MS; performance.now() < until; await wait(LOOK_MS)) {
    const now = read(dataDir)
    if (now && now.done !== before.done) return 'reiniciado'
    if (now && now.failed !== before.failed) return 'falhou'
    if (!isAlive(before.pid)) return 'parado'
  }
  return 'falhou'
}
