import { spawn, type ChildProcessWithoutNullStreams } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { Socket } from 'node:net'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import { readFrames, writeFrame } from './frames.ts'

const MEBIBYTE = 1024 * 1024
const MOST_ANSWERED = 128 * MEBIBYTE
const MOST_SAID = 4096
const LOOK_MS = 100

/** A child that did not answer in time and was ended. */
export class ChildTooLate extends Error {}
/** A child that took more memory than allowed and ended. */
export class ChildTooLarge extends Error {}
/** A child that ended by itself, or that another process ended. */
export class ChildGone extends Error {}

export type ChildOptions = {
  /** The module that it runs; it calls `serveParent`. */
  script: URL
  /** MiB of JavaScript objects; the engine itself ends a child that needs more. */
  heap: number
  /** MiB in total, checked while it works where the system reports it (Linux). */
  memory: number
  /** MiB that it may hold between two questions; a child that holds more is replaced. */
  memoryIdle: number
}

export type Child = {
  pid: number | undefined
  /**
   * One question at a time. After any failure the child has ended, except after a failure that the child itself
   * reports.
   */
  ask: (question: unknown, bytes: Uint8Array, milliseconds: number) => Promise<unknown>
  ended: () => boolean
  onEnd: (told: () => void) => void
  end: () => Promise<void>
}

const Answer = z.union([
  z.object({ answer: z.unknown(), memory: z.number() }).strict(),
  z.object({ failure: z.string() }).strict(),
])

/** The environment of a child: only the folder of compiled code. */
const surroundings = (): NodeJS.ProcessEnv => {
  const { NODE_COMPILE_CACHE, SystemRoot } = process.env
  return { ...(NODE_COMPILE_CACHE && { NODE_COMPILE_CACHE }), ...(SystemRoot && { SystemRoot }) }
}

/** Resident memory in MiB; 0 when the system does not report it. */
const memoryOf = (pid: number | undefined): number => {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8')
    return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1] ?? 0) / 1024
  } catch {
    return 0
  }
}

const reasonOf = (code: number | null, signal: string | null, said: string): Error =>
  /heap out of memory|Reached heap limit/.test(said)
    ? new ChildTooLarge('took more memory than it may')
    : new ChildGone(`ended by ${signal ?? `exit code ${code}`}${said && `: ${said.trim()}`}`)

/** The last output of a child on its standard error. */
const listen = ({ stderr }: ChildProcessWithoutNullStreams): (() => string) => {
  let said = ''
  stderr.on('data', (part: Buffer) => (said = (said + part.toString()).slice(-MOST_SAID)))
  return () => said
}

const launch = ({ script, heap }: ChildOptions): ChildProcessWithoutNullStreams => {
  const args = [`--max-old-space-size=${heap}`, '--max-semi-space-size=8', '--v8-pool-size=1']
  return spawn(process.execPath, [...args, fileURLToPath(script)], {
    env: surroundings(),
    stdio: ['pipe', 'pipe', 'pipe'],
    windowsHide: true,
  })
}

/**
 * A separate process for work that may crash its engine, so that only one question fails. It has no settings and no
 * connection, its answers are read only as JSON, and it ends with this process. While idle it does not keep this
 * process alive.
 */
export const startChild = (options: ChildOptions): Child => {
  const child = launch(options)
  const said = listen(child)
  const { promise: closed, resolve: close } = Promise.withResolvers<void>()
  let ended = false
  let asked: PromiseWithResolvers<unknown> | undefined
  let why: Error | undefined

  const endFor = (error: Error): void => {
    why ??= error
    ended = true
    child.kill('SIGKILL')
  }
  const onClose = (code: number | null, signal: string | null): void => {
    ended = true
    close()
    asked?.reject(why ?? reasonOf(code, signal, said()))
  }
  const take = (payload: Buffer): void => {
    try {
      const answer = Answer.parse(JSON.parse(payload.toString('utf8')))
      // After a fault the child's memory may be in any state, so it is ended.
      if ('failure' in answer || answer.memory > options.memoryIdle) ended = true
      if ('failure' in answer) asked?.reject(new Error(answer.failure))
      else asked?.resolve(answer.answer)
    } catch (error) {
      endFor(new ChildGone('said what is no answer', { cause: error }))
    }
  }
  readFrames(child.stdout, {
    take,
    most: MOST_ANSWERED,
    refuse: () => endFor(new ChildTooLarge('took more memory than it may')),
  })
  child.on('error', endFor)
  child.on('close', onClose)
  // The child has ended; 'close' reports it.
  child.stdin.on('error', () => {})
  const parts = [child, ...child.stdio.filter((pipe) => pipe instanceof Socket)]
  for (const part of parts) part.unref()

  const ask: Child['ask'] = async (question, bytes, milliseconds) => {
    if (ended) throw new ChildGone('has ended')
    const answered = Promise.withResolvers<unknown>()
    asked = answered
    const late = setTimeout(() => endFor(new ChildTooLate('did not answer in time')), milliseconds)
    const look = setInterval(() => {
      if (memoryOf(child.pid) > options.memory) endFor(new ChildTooLarge('took more memory than it may'))
    }, LOOK_MS)
    writeFrame(child.stdin, Buffer.from(JSON.stringify({ question, milliseconds })))
    writeFrame(child.stdin, bytes)
    try {
      return await answered.promise
    } finally {
      asked = undefined
      clearTimeout(late)
      clearInterval(look)
    }
  }
  return {
    pid: child.pid,
    ask,
    ended: () => ended,
    onEnd: (told) => void closed.then(told),
    end: () => {
      for (const part of parts) part.ref()
      endFor(new ChildGone('was let go'))
      return closed
    },
  }
}
