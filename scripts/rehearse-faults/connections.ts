import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { productProcess } from '../../apps/server/src/platform/testing/product-process.ts'
import { emptyBooks, findLost, sizeOf } from './books.ts'
import { doubled, startHearers } from './hearers.ts'
import { createFileCheck, findBroken, type Query, settle } from './invariants.ts'
import { register } from './kills.ts'
import { startPeople } from './people.ts'
import { type Outcome, seconds, until } from './rehearsal.ts'

const LIMIT_MS = 60_000
const CUTS = 60
const PAUSE_MS = 500

/** Each connection of the product, whatever it is doing. */
const CUT = `select count(pg_terminate_backend(pid))::int as cut from pg_stat_activity
  where datname = current_database() and pid <> pg_backend_pid()`

/** All connections to the database are cut again and again while people work: they come back, and nothing is lost. */
export const cutConnections = async (): Promise<Outcome> => {
  const [product, hearers] = [productProcess(), await startHearers()]
  const query: Query = (statement, values) => product.query(statement, values)
  const started = new Date()
  const broken: string[] = []
  try {
    const address = await product.start({
      ...hearers.env,
      RETAGUARDA_DEMO: '1',
      CHAMADAS_POR_MINUTO: '1000000',
    })
    await register(address, hearers.receiver.url)
    const books = emptyBooks()
    const people = await startPeople(address, query, books)
    await until(() => sizeOf(books) > 20, LIMIT_MS)
    const [pid, before] = [product.pid(), sizeOf(books)]
    let cut = 0
    for (let time = 0; time < CUTS; time += 1) {
      cut += (await query<{ cut: number }>(CUT))[0]?.cut ?? 0
      await wait(PAUSE_MS)
    }
    const [during, began] = [sizeOf(books) - before, performance.now()]
    if (during === 0) broken.push('nothing was acknowledged between the cuts')
    const acknowledged = sizeOf(books)
    if (!(await until(() => sizeOf(books) > acknowledged + 20, LIMIT_MS)))
      broken.push('nobody works any more')
    const again = performance.now() - began
    if (product.pid() !== pid) broken.push('the server was started again')
    await people.stop()
    const { ms, left } = await settle(query, started)
    broken.push(...left, ...people.odd, ...(await findLost(query, books)), ...(await findBroken(query)))
    broken.push(...(await createFileCheck(query, join(product.dataDir, 'arquivos')).findBroken()))
    return {
      measured: [
        ['conexões cortadas', `${cut}, em ${CUTS} vezes`],
        ['confirmações enquanto isso; recusas com 503', `${during}; ${people.statuses.get(503) ?? 0}`],
        ['20 confirmações depois do último corte', seconds(again)],
        ['confirmações, todas lá', String(sizeOf(books))],
        ['tudo entregue depois do fim', seconds(ms)],
        [
          'mensagens do webhook, repetidas',
          `${hearers.receiver.heard.size}, ${doubled(hearers.receiver.heard)}`,
        ],
        ['e-mails, repetidos', `${hearers.mails().size}, ${doubled(hearers.mails())}`],
      ],
      broken,
    }
  } finally {
    await product.dispose()
    await hearers.close()
  }
}
