import { execFileSync } from 'node:child_process'
import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { productProcess } from '../../apps/server/src/platform/testing/product-process.ts'
import { createCalls, logIn } from '../cluster/load.ts'
import { emptyBooks, findLost, sizeOf } from './books.ts'
import { createFileCheck, findBroken, type Query } from './invariants.ts'
import { watchList } from './lists.ts'
import { startPeople } from './people.ts'
import { type Outcome, seconds, until } from './rehearsal.ts'

const SOURCE = fileURLToPath(new URL('slow-disk.c', import.meta.url))
const COMPILER = '/usr/bin/cc'
/** What a commit waits for: a tired disk, and one that is about to fail. */
const DELAYS_MS = [100, 500]
const SLOW_MS = 20_000
const LIMIT_MS = 60_000
/** Reading waits for no disk, so it stays quick. */
const MOST_LIST_MS = 2_000

/** Everything that is written takes long, while people work: it is late, never refused, and never lost. */
export const slowDisk = async (): Promise<Outcome> => {
  if (!existsSync(COMPILER))
    return { measured: [['disco lento', 'não ensaiado: falta o pacote gcc']], broken: [] }
  const product = productProcess()
  const query: Query = (statement, values) => product.query(statement, values)
  const [library, delay] = [join(product.dataDir, 'lento.so'), join(product.dataDir, 'lento')]
  execFileSync(COMPILER, ['-shared', '-fPIC', '-O2', '-o', library, SOURCE, '-ldl'])
  const set = (ms: number) => writeFileSync(delay, String(ms), { mode: 0o644 })
  set(0)
  const [measured, broken]: [[string, string][], string[]] = [[], []]
  try {
    const address = await product.start({
      RETAGUARDA_DEMO: '1',
      CHAMADAS_POR_MINUTO: '1000000',
      LD_PRELOAD: library,
      SLOW_DISK: delay,
    })
    const books = emptyBooks()
    const people = await startPeople(address, query, books)
    const { call, close } = createCalls(address)
    const token = await logIn(address, 'operador')
    const work = async (name: string): Promise<number> => {
      const before = sizeOf(books)
      const { slowest, refused } = await watchList(call, token, SLOW_MS)
      const acts = sizeOf(books) - before
      broken.push(...refused.map((line) => `${name}: ${line}`))
      measured.push([
        name,
        `${acts} confirmações em ${SLOW_MS / 1000} s; a lista mais lenta ${seconds(slowest)}`,
      ])
      if (slowest > MOST_LIST_MS) broken.push(`${name}: a list took ${seconds(slowest)}`)
      return acts
    }
    await until(() => sizeOf(books) > 20, LIMIT_MS)
    const before = await work('disco como é')
    for (const ms of DELAYS_MS) {
      set(ms)
      const acts = await work(`cada gravação espera ${ms} ms`)
      if (acts === 0) broken.push(`nothing is acknowledged with ${ms} ms`)
      if (acts >= before) broken.push(`with ${ms} ms the disk was not slow`)
    }
    set(0)
    if ((await work('de novo como era')) < before / 2) broken.push('it stayed slow')
    await people.stop()
    close()
    const refused = people.statuses.get(503) ?? 0
    measured.push(['recusas com 503', String(refused)], ['confirmações, todas lá', String(sizeOf(books))])
    broken.push(...people.odd, ...(await findLost(query, books)), ...(await findBroken(query)))
    broken.push(...(await createFileCheck(query, join(product.dataDir, 'arquivos')).findBroken()))
    return { measured, broken }
  } finally {
    await product.dispose()
  }
}
