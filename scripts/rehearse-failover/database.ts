import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, chownSync, closeSync, mkdirSync, openSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { setTimeout as wait } from 'node:timers/promises'
import { z } from 'zod'
import { withClient } from '../../apps/server/src/platform/db/client.ts'
import { type Machine, withAddresses } from './machines.ts'

const DEPLOY = fileURLToPath(new URL('../../deploy/', import.meta.url))
const PASSWORD = 'ensaio'
const LIMIT_MS = 180_000
const LOOK_MS = 100

const Members = z.object({
  members: z.array(
    z.object({ name: z.string(), role: z.string(), state: z.string(), timeline: z.number().optional() }),
  ),
})
type Member = z.infer<typeof Members>['members'][number]

/** Waits until `look` finds something. */
export const until = async <T>(what: string, look: () => Promise<T | undefined>): Promise<T> => {
  for (const end = performance.now() + LIMIT_MS; performance.now() < end; await wait(LOOK_MS)) {
    const found = await look().catch(() => undefined)
    if (found !== undefined) return found
  }
  throw new Error(`waited in vain: ${what}`)
}

/** A file of deploy/ for one machine. */
const fill = (file: string, { name }: Machine): string =>
  withAddresses(readFileSync(join(DEPLOY, file), 'utf8').replaceAll('@MAQUINA@', name)).replaceAll(
    /@SENHA_\w+@/g,
    PASSWORD,
  )

const startMachine = (machine: Machine, folder: string, owner: { uid: number; gid: number }): void => {
  const home = join(folder, machine.name)
  mkdirSync(home, { mode: 0o700 })
  const etcd = Object.fromEntries(
    Array.from(fill('etcd/etcd.env', machine).matchAll(/^(ETCD_\w+)=(.*)$/gm), ([, name, value]) => [
      name,
      value,
    ]),
  )
  const patroni = fill('patroni/patroni.yml', machine)
    .replace('/var/lib/postgresql/15/retaguarda', join(home, 'dados'))
    // The machines share one disk here, so each has its own folder for its socket too.
    .replace(
      /^ {2}pgpass: .*$/m,
      `  pgpass: ${home}/pgpass\n  parameters: { unix_socket_directories: ${home} }`,
    )
  writeFileSync(join(home, 'patroni.yml'), patroni)
  for (const path of [home, join(home, 'patroni.yml')]) chownSync(path, owner.uid, owner.gid)
  machine.start({
    command: 'etcd',
    args: [],
    env: { ...etcd, ETCD_DATA_DIR: join(home, 'etcd') },
    log: join(folder, `${machine.name}-etcd.log`),
  })
  machine.start({
    command: 'patroni',
    args: [join(home, 'patroni.yml')],
    log: join(folder, `${machine.name}-patroni.log`),
  })
}

/** A program of this machine, not of one of the three; its output goes to a file. */
export const startProgram = (command: string, args: string[], log: string) => {
  const output = openSync(log, 'a')
  const child: ChildProcess = spawn(command, args, { stdio: ['ignore', output, output] })
  closeSync(output)
  const ended = once(child, 'exit')
  return async (): Promise<void> => {
    child.kill('SIGTERM')
    await ended
  }
}

/** Starts HAProxy with a file of deploy/ after `change`. */
export const startHaproxy = (file: string, folder: string, change: (text: string) => string) => {
  const path = join(folder, file.replace('/', '-'))
  writeFileSync(path, change(withAddresses(readFileSync(join(DEPLOY, file), 'utf8'))))
  return startProgram('haproxy', ['-db', '-f', path], `${path}.log`)
}

/** PostgreSQL under Patroni and etcd on the machines, with the files of deploy/, and HAProxy before the primary on `port`, before the standbys on `reading`. */
export const startDatabase = async (
  machines: readonly Machine[],
  folder: string,
  { port, reading }: { port: number; reading: number },
  owner: { uid: number; gid: number },
) => {
  chmodSync(folder, 0o711)
  for (const machine of machines) startMachine(machine, folder, owner)
  const stop = startHaproxy('haproxy/banco.cfg', folder, (text) =>
    text
      .replace('bind 127.0.0.1:5432', `bind 127.0.0.1:${port}`)
      .replace('bind 127.0.0.1:5433', `bind 127.0.0.1:${reading}`),
  )

  /** What the machine of this address knows of all of them. */
  const members = async (address: string): Promise<Member[]> => {
    const answer = await fetch(`http://${address}:8008/cluster`, { signal: AbortSignal.timeout(2_000) })
    return Members.parse(await answer.json()).members
  }
  const leaderBy = async (witness: Machine): Promise<Machine | undefined> => {
    const leader = (await members(witness.address)).find(({ role }) => role === 'leader')
    return machines.find(({ name }) => name === leader?.name)
  }
  /** One that has just come back still says that it runs, but not yet on the primary's timeline. */
  const isWhole = (found: readonly Member[]): boolean =>
    found.filter(({ state }) => state === 'running' || state === 'streaming').length === machines.length &&
    new Set(found.map(({ timeline }) => timeline)).size === 1 &&
    found.some(({ role }) => role === 'sync_standby')
  /** Waits until three run, one of them keeps every commit too, and all know the same primary; answers it. */
  const whole = (): Promise<Machine> =>
    until('three machines, one of them in step with the primary', async () => {
      // One that was cut off still knows the primary of before.
      const views = await Promise.all(machines.map(({ address }) => members(address)))
      const leaders = new Set(views.map((view) => view.find(({ role }) => role === 'leader')?.name))
      const [leader] = leaders
      return views.every(isWhole) && leaders.size === 1
        ? machines.find(({ name }) => name === leader)
        : undefined
    })

  const addressFor = (user: string, database: string): string =>
    `postgres://${user}:${PASSWORD}@127.0.0.1:${port}/${database}`
  await whole()
  await until('the primary behind HAProxy', () =>
    withClient(addressFor('postgres', 'postgres'), async (client) => {
      await client.query(`create role retaguarda login password '${PASSWORD}'`)
      return client.query('create database retaguarda owner retaguarda')
    }),
  )
  return {
    url: addressFor('retaguarda', 'retaguarda'),
    readingUrl: addressFor('retaguarda', 'retaguarda').replace(`:${port}/`, `:${reading}/`),
    password: PASSWORD,
    whole,
    /** Waits until another machine than this one is the primary; answers which. */
    replaced: (before: Machine): Promise<Machine> =>
      until(`another primary than ${before.name}`, async () => {
        const witness = machines.find((machine) => machine !== before)
        const now = witness && (await leaderBy(witness))
        return now === before ? undefined : now
      }),
    stop,
  }
}
