import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

const MAIN = fileURLToPath(new URL('../../apps/server/src/main.ts', import.meta.url))
/** As `npm start` runs it. */
const FLAGS = ['--max-semi-space-size=2', '--v8-pool-size=2']
/** A process that does not end after its signal: longer than it lets calls finish. */
const END_LIMIT_MS = 30_000

/** One server process: `port` resolves when it listens, and with nothing when it ended before that. */
export type ServerProcess = {
  child: ChildProcess
  port: Promise<number | undefined>
  ended: Promise<unknown>
}

/** Starts a server process on a port of its own; only one that `speaks` tells people the address and the log-ins. */
export const startProcess = (env: NodeJS.ProcessEnv, speaks: boolean): ServerProcess => {
  const child = spawn(process.execPath, [...FLAGS, MAIN, ...(speaks ? [] : ['--calado'])], {
    env: { ...env, HOST: '127.0.0.1', PORT: '0', TRUST_PROXY: '1' },
    // The channel tells the process when this one is killed, so that it does not stay behind.
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  const ended = once(child, 'exit')
  const up = once(child, 'message').then(([message]) => (message as { porta: number }).porta)
  return { child, port: Promise.race([up, ended.then(() => undefined)]), ended }
}

/** Ends a process cleanly: what runs finishes, its pages are told to come back. */
export const endProcess = async ({ child, ended }: ServerProcess): Promise<void> => {
  child.kill('SIGTERM')
  const late = wait(END_LIMIT_MS, 'late' as const, { ref: false })
  if ((await Promise.race([ended, late])) === 'late') child.kill('SIGKILL')
  await ended
}
