// npm run test:attacks [-- <name> …] [-- --count 20000 --seed 7 --outside]: every attack, or those named; those that need
// programs of Debian only with --outside or named. An attack that breaks what it must leave whole fails the command.
import { parseArgs } from 'node:util'
import type { Attack } from './frame.ts'
import { logIns } from './log-ins.ts'
import { largeBodies } from './large-bodies.ts'
import { photosAttack } from './photos.ts'
import { randomRequests } from './random-requests.ts'
import { sqlmap, wapiti } from './scanners.ts'
import { unfinishedHeaders } from './unfinished-headers.ts'

const ATTACKS: Record<string, Attack> = {
  requests: randomRequests,
  'log-ins': logIns,
  headers: unfinishedHeaders,
  'large-bodies': largeBodies,
  photos: photosAttack,
  sqlmap,
  wapiti,
}
const MOST_SHOWN = 20

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    count: { type: 'string', default: '5000' },
    outside: { type: 'boolean', default: false },
    seed: { type: 'string', default: String(Date.now() % 1e6) },
  },
})
const given = { count: Number(values.count), seed: Number(values.seed) }

const attackOf = (name: string): Attack => {
  const attack = ATTACKS[name]
  if (!attack) throw new Error(`no attack '${name}': ${Object.keys(ATTACKS).join(', ')}`)
  return attack
}

const launch = async (name: string): Promise<boolean> => {
  const { about, run } = attackOf(name)
  console.log(`\n${name}: ${about}`)
  const began = performance.now()
  const { measured, broken } = await run(given)
  for (const line of measured) console.log(`  ${line}`)
  for (const line of broken.slice(0, MOST_SHOWN)) console.log(`  BROKEN ${line}`)
  if (broken.length > MOST_SHOWN) console.log(`  … and ${broken.length - MOST_SHOWN} more`)
  console.log(
    `  ${broken.length === 0 ? 'held' : 'BROKEN'}, ${Math.round((performance.now() - began) / 1000)} s`,
  )
  return broken.length === 0
}

const usual = Object.keys(ATTACKS).filter((name) => values.outside || !ATTACKS[name]?.outside)
const names = positionals.length > 0 ? positionals : usual
const held: boolean[] = []
for (const name of names) held.push(await launch(name))
process.exitCode = held.every(Boolean) ? 0 : 1
