import { setTimeout as wait } from 'node:timers/promises'
import { join } from 'node:path'
import { freePort } from '../../apps/server/src/platform/testing/free-port.ts'
import { productProcess } from '../../apps/server/src/platform/testing/product-process.ts'
import { createRandom } from '../bench/random.ts'
import { createApi } from '../../e2e/support/api.ts'
import { logIn } from '../cluster/load.ts'
import { copyOf, emptyBooks, findLost, sizeOf } from './books.ts'
import { doubled, startHearers } from './hearers.ts'
import { createFileCheck, findBroken, type Query, settle } from './invariants.ts'
import { startPeople } from './people.ts'
import { demand, type Given, type Outcome, seconds, until } from './rehearsal.ts'

const VICTIMS = ['servidor', 'servidor', 'banco', 'banco', 'os dois'] as const
type Victim = (typeof VICTIMS)[number]

/** The longest time between two kills; within it several of everything is acknowledged. */
const CALM_MS = 2_500
const READY_LIMIT_MS = 60_000

const isReady = async (address: string): Promise<boolean> =>
  (await fetch(`${address}/readyz`).catch(() => undefined))?.ok ?? false

/** The client's webhook, whose every message must come. */
export const register = async (address: string, url: string): Promise<void> => {
  const cliente = await createApi(address, await logIn(address, 'cliente')).me()
  const admin = createApi(address, await logIn(address, 'admin'))
  const { status, body } = await admin.call('POST', '/webhook', {
    nome: 'Ensaio',
    url,
    clienteId: cliente.cliente?.id,
    tipos: ['pedido.criado', 'pedido.movido', 'pedido.expedido'],
    email: 'ensaio@retaguarda.example',
  })
  demand(status === 201, `the webhook: ${status} ${JSON.stringify(body)}`)
}

/** Kills the server, its PostgreSQL or both again and again while people work, and looks at everything after each. */
export const kills = async ({ count, seed, over }: Given): Promise<Outcome> => {
  const random = createRandom(seed)
  const [product, hearers] = [productProcess(), await startHearers()]
  const env = {
    ...hearers.env,
    RETAGUARDA_DEMO: '1',
    CHAMADAS_POR_MINUTO: '1000000',
    PORT: String(await freePort()),
  }
  const query: Query = (statement, values) => product.query(statement, values)
  const started = new Date()
  try {
    const address = await product.start(env)
    await register(address, hearers.receiver.url)
    const [books, files] = [emptyBooks(), createFileCheck(query, join(product.dataDir, 'arquivos'))]
    const people = await startPeople(address, query, books)
    const killed = new Map<Victim, number>()
    const broken: string[] = []
    const recoveries: number[] = []
    let before = emptyBooks()

    const kill = async (victim: Victim): Promise<void> => {
      killed.set(victim, (killed.get(victim) ?? 0) + 1)
      if (victim === 'banco') await product.killDatabase()
      else if (victim === 'servidor') await product.killServer()
      else await product.killEverything()
    }

    for (let round = 1; round <= count && broken.length === 0 && !over.aborted; round += 1) {
      const acknowledged = sizeOf(books)
      await wait(random.int(50, CALM_MS))
      if (!(await until(() => sizeOf(books) > acknowledged + 5, READY_LIMIT_MS)))
        broken.push(`before kill ${round}: nothing is acknowledged any more`)
      const victim = VICTIMS[random.int(0, VICTIMS.length - 1)] ?? 'servidor'
      await kill(victim)
      const now = copyOf(books)
      const began = performance.now()
      if (victim !== 'banco') await product.start(env)
      await until(() => isReady(address), READY_LIMIT_MS)
      recoveries.push(performance.now() - began)
      const found = [
        ...(await findLost(query, now, before)),
        ...(await findBroken(query)),
        ...(await files.findBroken()),
      ]
      broken.push(...found.map((each) => `after kill ${round} (${victim}): ${each}`))
      before = now
      if (round % 10 === 0) console.log(`  ${round} de ${count}; ${sizeOf(books)} confirmações`)
    }
    await people.stop()

    const settling = await settle(query, started)
    broken.push(...settling.left, ...(await findLost(query, books)), ...(await findBroken(query)))
    const entregas = await query<{ mensagem: string }>('select mensagem from webhook_entrega')
    const unheard = entregas.filter(({ mensagem }) => !hearers.receiver.heard.has(mensagem))
    if (unheard.length > 0) broken.push(`${unheard.length} messages of the webhook never came`)
    broken.push(...people.odd)

    const sorted = recoveries.toSorted((a, b) => a - b)
    const at = (share: number) => seconds(sorted[Math.floor(sorted.length * share)] ?? 0)
    const mails = hearers.mails()
    return {
      measured: [
        ['mortes', [...killed].map(([victim, n]) => `${victim} ${n}`).join(', ')],
        [
          'confirmações, perdidas',
          `${sizeOf(books)}, ${broken.filter((one) => one.includes('lost of')).length}`,
        ],
        ...Object.entries(books).map(([book, entries]) => [`de ${book}`, String(entries.length)] as const),
        ['no ar de novo: p50, p95, pior', `${at(0.5)}, ${at(0.95)}, ${at(1 - 1 / recoveries.length)}`],
        ['arquivos conferidos pelo SHA-256', String(files.seen())],
        [
          'mensagens do webhook, repetidas',
          `${hearers.receiver.heard.size}, ${doubled(hearers.receiver.heard)}`,
        ],
        ['e-mails, repetidos', `${mails.size}, ${doubled(mails)}`],
        ['tudo entregue depois do fim', seconds(settling.ms)],
        [
          'respostas',
          [...people.statuses]
            .toSorted(([one], [other]) => one - other)
            .map(([status, n]) => `${status}: ${n}`)
            .join(', '),
        ],
      ],
      broken,
    }
  } finally {
    await product.dispose()
    await hearers.close()
  }
}
