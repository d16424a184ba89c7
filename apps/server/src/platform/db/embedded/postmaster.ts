import { execFile, spawn, type ChildProcess } from 'node:child_process'
import { closeSync, openSync, readFileSync, realpathSync, rmSync, statSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import { StartError } from '../../start-error.ts'
import type { Binaries } from './binaries.ts'
import { isAlive } from './lock.ts'
import type { Owner } from './place.ts'

const run = promisify(execFile)
const LOG_LIMIT = 5_000_000

export type Postmaster = { port: number; process: ChildProcess }
export type Place = { binaries: Binaries; data: string; log: string; owner: Owner }

/** A port of 127.0.0.1 that nobody uses now. */
export const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer()
    server.on('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })

const readPidFile = (data: string): string[] => {
  try {
    return readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')
  } catch {
    return []
  }
}

/** The port of the server that is running on these files; undefined when none is. */
export const runningPort = (data: string): number | undefined => {
  const lines = readPidFile(data)
  const pid = Number(lines[0])
  return pid > 0 && isAlive(pid) && lines[7]?.trim() === 'ready' ? Number(lines[3]) : undefined
}

/** The settings are given at each start, so that they follow the version of the product. */
const settings = (port: number, durable: boolean): string[] =>
  Object.entries({
    port: String(port),
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: '200',
    shared_buffers: '128MB',
    work_mem: '16MB',
    max_wal_size: durable ? '1GB' : '256MB',
    fsync: durable ? 'on' : 'off',
    full_page_writes: durable ? 'on' : 'off',
    synchronous_commit: durable ? 'on' : 'off',
    timezone: 'UTC',
    log_timezone: 'UTC',
    lc_messages: 'C',
    log_line_prefix: '%m [%p] ',
    log_checkpoints: 'off',
    // JIT is off, because few lists are long enough to repay the compiler's start, and not every build has it.
    jit: 'off',
    random_page_cost: '1.1',
  }).flatMap(([name, value]) => ['-c', `${name}=${value}`])

const argumentsOf = ({ data }: Place, port: number, durable: boolean): string[] => [
  '-D',
  data,
  ...settings(port, durable),
]

const lastLines = (log: string, from: number): string =>
  readFileSync(log).subarray(from).toString('utf8').trim().split('\n').slice(-8).join('\n')

/**
 * Starts the server and waits until it accepts connections, however long recovery after a crash takes. It uses a free
 * port, unless the previous port must be kept.
 */
export const startPostmaster = async (place: Place, durable: boolean, keep?: number): Promise<Postmaster> => {
  for (let attempt = 1; ; attempt += 1) {
    const port = keep ?? (await freePort())
    const grown = (statSync(place.log, { throwIfNoEntry: false })?.size ?? 0) > LOG_LIMIT
    const log = openSync(place.log, grown ? 'w' : 'a', 0o600)
    const before = statSync(place.log).size
    // The server gets its own process group, because Ctrl-C in the terminal must not stop it before the product has
    // finished.
    const child = spawn(place.binaries.postgres, argumentsOf(place, port, durable), {
      ...place.owner,
      cwd: place.data,
      detached: true,
      windowsHide: true,
      stdio: ['ignore', log, log],
    })
    const failed = new Promise<Error>((resolve) => child.once('error', resolve))
    closeSync(log)
    while (child.pid !== undefined && child.exitCode === null && child.signalCode === null) {
      const lines = readPidFile(place.data)
      if (lines[0] === String(child.pid) && lines[7]?.trim() === 'ready') return { port, process: child }
      await wait(10)
    }
    const reason = child.pid === undefined ? (await failed).message : lastLines(place.log, before)
    // Another program may take the port first, and the last child processes of a killed server need a moment to end.
    const passing = /Address already in use|pre-existing shared memory block|lock file .* already exists/
    if (attempt === 20 || !passing.test(reason)) {
      throw new StartError(`O PostgreSQL próprio não iniciou. Registro em ${place.log}:\n${reason}`)
    }
    await wait(100)
  }
}

/** Stops cleanly: sessions end, all data is written, and the next start needs no recovery. */
export const stopPostmaster = async ({ binaries, data, owner }: Place): Promise<void> => {
  await run(binaries.pgCtl, ['stop', '-D', data, '-m', 'fast', '-w', '-t', '60'], {
    ...owner,
    cwd: data,
    windowsHide: true,
  })
}

const commandOf = async (pid: string): Promise<string> => {
  try {
    if (process.platform === 'linux') return readFileSync(`/proc/${pid}/cmdline`, 'utf8')
    const windows = process.platform === 'win32'
    const list = windows
      ? ['tasklist', '/FI', `PID eq ${pid}`, '/NH', '/FO', 'CSV']
      : ['ps', '-o', 'args=', '-p', pid]
    const { stdout } = await run(list[0] ?? '', list.slice(1))
    return windows && !stdout.includes(`"${pid}"`) ? '' : stdout
  } catch {
    return ''
  }
}

/** PostgreSQL's own record of how it was started. */
const startedWith = ({ data }: Place): string => {
  try {
    return readFileSync(join(data, 'postmaster.opts'), 'utf8').trim()
  } catch {
    return ''
  }
}

export type Orphan = { port: number; pid: number }

/**
 * The server that a killed process left running, if it equals the one that would be started now: same program, same
 * settings. A different one must be stopped first.
 */
export const findOrphan = async (place: Place, durable: boolean): Promise<Orphan | undefined> => {
  const port = runningPort(place.data)
  const [pid = ''] = readPidFile(place.data)
  if (port === undefined || !(await commandOf(pid)).includes(place.data)) return undefined
  const wanted = [
    realpathSync(place.binaries.postgres),
    ...argumentsOf(place, port, durable).map((each) => `"${each}"`),
  ]
  return startedWith(place) === wanted.join(' ') ? { port, pid: Number(pid) } : undefined
}

/**
 * Clears what a killed process left. A server that still runs is stopped cleanly. The files of a dead one stay, because
 * PostgreSQL can recover. Only when another program now has its pid would it refuse to start, so then its pid file is
 * removed.
 */
export const clearRemains = async (place: Place): Promise<boolean> => {
  const [pid] = readPidFile(place.data)
  if (!pid) return false
  const command = await commandOf(pid)
  const sameData = process.platform === 'win32' || command.includes(place.data)
  if (command.includes('postgres') && sameData) await stopPostmaster(place)
  else if (command) rmSync(join(place.data, 'postmaster.pid'), { force: true })
  return true
}
