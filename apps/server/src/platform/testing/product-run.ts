import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'

const START_LIMIT = 90_000
const LISTENING = /Retaguarda no ar em (http:\S+) \(pronto em [\d,]+ s\)/

export type ProductRun = {
  child: ChildProcess
  /** Its output until now. */
  output: () => string
  ended: Promise<number | null>
  /** Waits until it listens; fails with its output when it ends before that or takes too long. */
  address: (limit?: number) => Promise<string>
}

const { NODE_COMPILE_CACHE } = process.env
/** As `npm start` does; compiling all of the product's code anew takes a quarter of a start. */
export const COMPILED = NODE_COMPILE_CACHE === undefined ? {} : { NODE_COMPILE_CACHE }

/** The product as a separate process, by its main file or by a script that starts it. */
export const runProduct = (
  script: string,
  env: NodeJS.ProcessEnv,
  { stderr = 'pipe' }: { stderr?: 'pipe' | 'inherit' } = {},
): ProductRun => {
  const child = spawn(process.execPath, [script], {
    env: { ...COMPILED, ...env },
    stdio: ['ignore', 'pipe', stderr],
  })
  let text = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (part: Buffer) => (text += part.toString()))
  const ended = once(child, 'exit').then(([code]) => code as number | null)

  const address = async (limit = START_LIMIT): Promise<string> => {
    const until = performance.now() + limit
    for (;;) {
      const found = LISTENING.exec(text)?.[1]
      if (found) return found
      if (child.exitCode !== null || child.signalCode !== null || performance.now() > until)
        throw new Error(`The product did not start:\n${text}`)
      await wait(5)
    }
  }
  return { child, output: () => text, ended, address }
}
