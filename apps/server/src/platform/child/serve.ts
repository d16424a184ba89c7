import { Console } from 'node:console'
import { createContext, Script } from 'node:vm'
import { z } from 'zod'
import { readFrames, writeFrame } from './frames.ts'

const MEBIBYTE = 1024 * 1024
const MOST_ASKED = 64 * MEBIBYTE
/** The parent ends a late child; when the parent is gone, the child ends itself after this. */
const GRACE_MS = 1_000

const Question = z.object({ question: z.unknown(), milliseconds: z.number() })

/**
 * Answers the parent's questions (`startChild`) one after the other until the parent is gone. An error that `answer`
 * throws is passed on as it is.
 */
export const serveParent = (answer: (question: unknown, bytes: Buffer) => unknown): void => {
  // The standard output is reserved for the answers.
  globalThis.console = new Console(process.stderr)
  let waiting: z.infer<typeof Question> | undefined
  let bytes: Buffer = Buffer.alloc(0)
  let given: unknown

  const work = () => {
    given = answer(waiting?.question, bytes)
  }
  const context = createContext({ work })
  const script = new Script('work()')

  const say = (words: unknown) => writeFrame(process.stdout, Buffer.from(JSON.stringify(words)))
  const reply = (milliseconds: number): void => {
    try {
      // The engine limits the time, because an endless loop would not notice that the parent is gone.
      script.runInContext(context, { timeout: milliseconds + GRACE_MS })
      say({ answer: given, memory: process.memoryUsage.rss() / MEBIBYTE })
    } catch (error) {
      if (error instanceof Error && 'code' in error && error.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT')
        process.exit(1)
      say({ failure: error instanceof Error ? (error.stack ?? error.message) : String(error) })
    }
  }

  const leave = () => process.exit(0)
  process.stdin.on('end', leave)
  process.stdout.on('error', leave)
  readFrames(process.stdin, {
    most: MOST_ASKED,
    refuse: leave,
    take: (payload) => {
      if (!waiting) {
        waiting = Question.parse(JSON.parse(payload.toString('utf8')))
        return
      }
      bytes = payload
      reply(waiting.milliseconds)
      waiting = undefined
      bytes = Buffer.alloc(0)
      given = undefined
    },
  })
}
