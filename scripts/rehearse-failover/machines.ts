import { execFile, spawn } from 'node:child_process'
import { closeSync, openSync, readFileSync } from 'node:fs'
import { promisify } from 'node:util'

const run = promisify(execFile)
const BRIDGE = 'retaguarda0'
/** A network of this machine alone; the last address is its own. */
const NETWORK = '10.61.0'
const OWN = `${NETWORK}.254`

const ip = async (...args: string[]): Promise<string> => (await run('ip', args)).stdout
const attempt = (...args: string[]): Promise<unknown> => ip(...args).catch(() => undefined)

type Program = { command: string; args: string[]; env?: NodeJS.ProcessEnv; log: string }

const commandOf = (pid: number): string => {
  try {
    return readFileSync(`/proc/${pid}/comm`, 'utf8').trim()
  } catch {
    return ''
  }
}

/** A machine with an address of its own: a network namespace, joined to a bridge by a cable that can be pulled. */
const createMachine = (number: number) => {
  const name = `banco-${number}`
  const space = `retaguarda-${name}`
  const cable = `retaguarda-${number}`
  const address = `${NETWORK}.${number}`

  const pids = async (): Promise<number[]> =>
    (await ip('netns', 'pids', space)).split('\n').filter(Boolean).map(Number)
  const signal = async (kind: NodeJS.Signals, command?: string): Promise<void> => {
    for (const pid of await pids()) {
      if (command !== undefined && commandOf(pid) !== command) continue
      try {
        process.kill(pid, kind)
      } catch {
        // It has ended meanwhile, with its parent.
      }
    }
  }
  const remove = async (): Promise<void> => {
    await signal('SIGKILL').catch(() => {})
    await attempt('netns', 'del', space)
    await attempt('link', 'del', cable)
  }

  return {
    name,
    address,
    build: async (): Promise<void> => {
      await ip('netns', 'add', space)
      await ip('link', 'add', cable, 'type', 'veth', 'peer', 'name', 'eth0', 'netns', space)
      await ip('link', 'set', cable, 'master', BRIDGE, 'up')
      for (const args of [
        ['link', 'set', 'lo', 'up'],
        ['address', 'add', `${address}/24`, 'dev', 'eth0'],
        ['link', 'set', 'eth0', 'up'],
      ])
        await ip('-n', space, ...args)
    },
    /** Starts a program there as PostgreSQL's user, because it refuses root. */
    start: ({ command, args, env = {}, log }: Program): void => {
      const output = openSync(log, 'a')
      const user = ['setpriv', '--reuid=postgres', '--regid=postgres', '--init-groups']
      const child = spawn('ip', ['netns', 'exec', space, ...user, command, ...args], {
        env: { PATH: process.env['PATH'], LANG: 'C.UTF-8', ...env },
        cwd: '/',
        stdio: ['ignore', output, output],
      })
      child.on('error', (error) => console.error(`${name}: ${error.message}`))
      closeSync(output)
    },
    /** `kill -9` of PostgreSQL; what watches over it lives. */
    killDatabase: () => signal('SIGKILL', 'postgres'),
    freeze: () => signal('SIGSTOP'),
    thaw: () => signal('SIGCONT'),
    cut: () => ip('link', 'set', cable, 'down'),
    mend: () => ip('link', 'set', cable, 'up'),
    remove,
  }
}
export type Machine = ReturnType<typeof createMachine>

/** Three machines that reach each other and this one. What an interrupted rehearsal has left is removed first. */
export const createMachines = async (): Promise<{ machines: Machine[]; remove: () => Promise<void> }> => {
  const machines = [1, 2, 3].map(createMachine)
  const remove = async (): Promise<void> => {
    for (const machine of machines) await machine.remove()
    await attempt('link', 'del', BRIDGE)
  }
  await remove()
  await ip('link', 'add', BRIDGE, 'type', 'bridge')
  await ip('address', 'add', `${OWN}/24`, 'dev', BRIDGE)
  await ip('link', 'set', BRIDGE, 'up')
  for (const machine of machines) await machine.build()
  return { machines, remove }
}

/** The names of the machines in a file of deploy/, where an address stands, as addresses. */
export const withAddresses = (text: string): string =>
  text.replaceAll(/\bbanco-(\d)(?=:\d)/g, (_, number: string) => `${NETWORK}.${number}`)
