// npm run rehearse:faults [-- <name> …] [-- --count 200 --seed 7]: what a disk, a power cut, a neighbour or a clock may do
// to the product, each on an installation of its own. What does not hold fails the command.
import { parseArgs } from 'node:util'
import { machineOf } from '../bench/report.ts'
import { clockJumps } from './clock.ts'
import { cutConnections } from './connections.ts'
import { fullDatabase, fullFiles } from './disk.ts'
import { kills } from './kills.ts'
import { deadNeighbours } from './neighbours.ts'
import type { Given, Outcome } from './rehearsal.ts'
import { slowDisk } from './slow-disk.ts'

const FAULTS: Record<string, (given: Given) => Promise<Outcome>> = {
  kills,
  'disco-arquivos': fullFiles,
  'disco-banco': fullDatabase,
  'disco-lento': slowDisk,
  conexoes: cutConnections,
  vizinhos: deadNeighbours,
  relogio: clockJumps,
}
const MOST_SHOWN = 20

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    count: { type: 'string', default: '200' },
    seed: { type: 'string', default: String(Date.now() % 1e6) },
  },
})
const over = new AbortController()
process.once('SIGINT', () => over.abort())
const given = { count: Number(values.count), seed: Number(values.seed), over: over.signal }

const rehearse = async (name: string): Promise<boolean> => {
  const fault = FAULTS[name]
  if (!fault) throw new Error(`no fault '${name}': ${Object.keys(FAULTS).join(', ')}`)
  console.log(`\n${name}, semente ${given.seed}`)
  const began = performance.now()
  const { measured, broken } = await fault(given)
  console.log('\no que | medido\n--- | ---')
  for (const [what, figure] of measured) console.log(`${what} | ${figure}`)
  for (const line of broken.slice(0, MOST_SHOWN)) console.log(`NÃO SE MANTEVE ${line}`)
  if (broken.length > MOST_SHOWN) console.log(`… e mais ${broken.length - MOST_SHOWN}`)
  const seconds = Math.round((performance.now() - began) / 1000)
  console.log(`${broken.length === 0 ? 'manteve-se' : 'NÃO SE MANTEVE'}, ${seconds} s`)
  return broken.length === 0
}

console.log(`${new Date().toISOString().slice(0, 10)}, ${machineOf()}`)
const held: boolean[] = []
for (const name of positionals.length > 0 ? positionals : Object.keys(FAULTS)) held.push(await rehearse(name))
process.exitCode = held.every(Boolean) ? 0 : 1
