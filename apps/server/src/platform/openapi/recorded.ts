import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** A call as a test made it, and what it answered: what was sent, the status, what came back. */
export type Recorded = { corpo?: unknown; status: number; resposta?: unknown }

/** The examples as they are committed (`npm run examples`). */
export const EXAMPLES = fileURLToPath(new URL('../../../examples', import.meta.url))

/** By call: `POST /pedidos`. */
export const readExamples = (): Map<string, Recorded> =>
  new Map(
    globSync('*.json', { cwd: EXAMPLES }).flatMap((file) =>
      Object.entries(JSON.parse(readFileSync(join(EXAMPLES, file), 'utf8')) as Record<string, Recorded>),
    ),
  )
