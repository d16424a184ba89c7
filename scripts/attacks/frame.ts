import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import type { DemoInfo, TokenAnswer } from '@app/contract/casca/session'
import { productProcess } from '../../apps/server/src/platform/testing/product-process.ts'

/** What the command line asks of attacks that draw at random. */
export type Given = { count: number; seed: number }

/** The findings of an attack: figures to read, and broken invariants. */
export type Outcome = { measured: string[]; broken: string[] }

/** One attack: traffic to this machine only, for at most a minute, with an invariant that it checks itself. */
export type Attack = {
  about: string
  /** It needs a program of Debian and takes long: only when named, or with `--outside`. */
  outside?: boolean
  run: (given: Given) => Promise<Outcome>
}

/** The demonstration as a separate process, so that the attacker's work is not counted as the server's. */
export type Product = {
  port: number
  pid: number
  /** The people of the demonstration and their one password. */
  emails: string[]
  senha: string
  /** A bearer of one of these people, by a log-in. */
  token: (email: string) => Promise<string>
  /** Its output and log until now. */
  output: () => string
  /** Resident memory of the server alone, in MiB. */
  memory: () => number
  /** Processor seconds that the server has used; by /proc. */
  processor: () => number
  /** Open descriptors of the server; by /proc, which Linux alone has. */
  descriptors: () => number
}

/** As `scripts/start.mjs` starts it. */
const NODE_OPTIONS = '--max-semi-space-size=2 --v8-pool-size=2'

/** The form and the client of a log-in (spec §7). */
export const LOG_IN_HEADERS = {
  authorization: `Basic ${Buffer.from('retaguarda-web:').toString('base64')}`,
  'content-type': 'application/x-www-form-urlencoded',
}
export const logInForm = (username: string, password: string): string =>
  new URLSearchParams({ grant_type: 'password', username, password }).toString()

/** User and system time, in the hundredths of a second that /proc counts. */
const processorOf = (pid: number): number => {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) / 100
}

/** The demonstration fills itself after the start, so an attack waits until that is done. */
const quiet = async (pid: number): Promise<void> => {
  for (let before = processorOf(pid), still = 0, round = 0; still < 3 && round < 60; round += 1) {
    await wait(1_000)
    const now = processorOf(pid)
    still = now - before < 0.05 ? still + 1 : 0
    before = now
  }
}

const describe = async (
  address: string,
  run: { pid: () => number; output: () => string },
): Promise<Product> => {
  const demo = (await (await fetch(`${address}/public/demo`)).json()) as DemoInfo
  const senha = demo.senha ?? ''
  const pid = run.pid()
  return {
    port: Number(new URL(address).port),
    pid,
    emails: demo.logins.map(({ email }) => email),
    senha,
    output: run.output,
    token: async (email) => {
      const answer = await fetch(`${address}/oauth/token`, {
        method: 'POST',
        headers: LOG_IN_HEADERS,
        body: logInForm(email, senha),
      })
      if (!answer.ok) throw new Error(`${email}: ${answer.status} ${await answer.text()}`)
      return ((await answer.json()) as TokenAnswer).access_token
    },
    memory: () => Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) / 1024,
    processor: () => processorOf(pid),
    descriptors: () => readdirSync(`/proc/${pid}/fd`).length,
  }
}

/** Runs an attack on a separate product with its own settings, and removes it afterwards. */
export const withProduct = async <T>(
  env: Record<string, string>,
  attack: (product: Product) => Promise<T>,
): Promise<T> => {
  const run = productProcess()
  try {
    const address = await run.start({ NODE_OPTIONS, HOST: '127.0.0.1', ...env })
    await quiet(run.pid())
    return await attack(await describe(address, run))
  } finally {
    await run.dispose()
  }
}
