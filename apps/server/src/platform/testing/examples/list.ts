import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { EXAMPLES, readExamples, type Recorded } from '../../openapi/recorded.ts'
import type { Done } from './recorder.ts'

/** All calls that the tests of a run did. */
export const readDone = (folder: string): Done[] =>
  globSync('*.calls.jsonl', { cwd: folder }).flatMap((file) =>
    readFileSync(join(folder, file), 'utf8')
      .split('\n')
      .filter((line) => line !== '')
      .map((line): Done => JSON.parse(line)),
  )

const roomOf = (call: string): string => /^\w+ \/([\w-]+)/.exec(call)?.[1] ?? 'outras'

/** Writes the examples anew, a file for the first part of their address. */
export const writeExamples = (examples: ReadonlyMap<string, Recorded>): void => {
  rmSync(EXAMPLES, { recursive: true, force: true })
  mkdirSync(EXAMPLES, { recursive: true })
  const rooms = Map.groupBy(
    [...examples].toSorted(([a], [b]) => (a < b ? -1 : 1)),
    ([call]) => roomOf(call),
  )
  for (const [room, those] of rooms)
    writeFileSync(join(EXAMPLES, `${room}.json`), `${JSON.stringify(Object.fromEntries(those), null, 2)}\n`)
}

/** Examples of calls that no test of a whole run does any more. */
export const listUnmade = (done: readonly Done[]): string[] => {
  const made = new Set(done.map(({ call, status }) => `${call} ${status}`))
  return [...readExamples()].flatMap(([call, { status }]) =>
    made.has(`${call} ${status}`) ? [] : [`${call} ${status}`],
  )
}
