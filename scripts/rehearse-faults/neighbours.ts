import { once } from 'node:events'
import { createServer as createHttp } from 'node:http'
import { createServer, type Socket } from 'node:net'
import { join } from 'node:path'
import { json } from 'node:stream/consumers'
import type { WmsPedido } from '@app/contract/armazem/wms'
import { freePort } from '../../apps/server/src/platform/testing/free-port.ts'
import { productProcess } from '../../apps/server/src/platform/testing/product-process.ts'
import { startSmtp } from '../../apps/server/src/platform/testing/neighbours/smtp.ts'
import { createCalls } from '../cluster/load.ts'
import { emptyBooks, findLost, sizeOf } from './books.ts'
import { createFileCheck, findBroken, type Query, settle } from './invariants.ts'
import { watchList } from './lists.ts'
import { startPeople } from './people.ts'
import { type Outcome, seconds, until } from './rehearsal.ts'

const PHASE_MS = 15_000
const BEFORE_LIMIT_MS = 60_000
/** What a person may wait for while others outside do not answer; generous, because a slow machine is no fault. */
const MOST_MS = 5_000

/** Takes connections and never says a word. */
const startSilent = async (port: number) => {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => {})
  }).listen(port, '127.0.0.1')
  await once(server, 'listening')
  return {
    close: async () => {
      for (const socket of sockets) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}

/** A WMS that accepts every order, and what it was told last of each. */
const startWms = async (port: number) => {
  const told = new Map<number, number>()
  const server = createHttp((req, res) => {
    void json(req).then((pedido) => {
      const { numeroPedido, versao } = pedido as WmsPedido
      told.set(numeroPedido, Math.max(versao, told.get(numeroPedido) ?? 0))
      res.end(JSON.stringify({ numeroPedido, recebido: true }))
    })
  }).listen(port, '127.0.0.1')
  await once(server, 'listening')
  return { told, close: () => server.close() }
}

const CEP = '01310100'

/** Mail server, WMS and CEP service are silent, then gone: nobody's work waits for them, and they miss nothing. */
export const deadNeighbours = async (): Promise<Outcome> => {
  const product = productProcess()
  const query: Query = (statement, values) => product.query(statement, values)
  const [smtpAt, wmsAt, cepAt] = [await freePort(), await freePort(), await freePort()]
  const started = new Date()
  const [measured, broken]: [[string, string][], string[]] = [[], []]
  try {
    const address = await product.start({
      RETAGUARDA_DEMO: '1',
      CHAMADAS_POR_MINUTO: '1000000',
      SMTP_URL: `smtp://127.0.0.1:${smtpAt}`,
      WMS_URL: `http://127.0.0.1:${wmsAt}`,
      CEP_URL: `http://127.0.0.1:${cepAt}/ws`,
    })
    const silent = await Promise.all([smtpAt, wmsAt, cepAt].map(startSilent))
    const books = emptyBooks()
    const people = await startPeople(address, query, books)
    const { call, close } = createCalls(address)
    await until(() => sizeOf(books) > 20, BEFORE_LIMIT_MS)

    const phase = async (name: string): Promise<void> => {
      const before = sizeOf(books)
      const { slowest, refused } = await watchList(call, people.tokens.operador, PHASE_MS)
      broken.push(...refused.map((line) => `${name}: ${line}`))
      const began = performance.now()
      const cep = await call('GET', `/cep/${CEP}`, people.tokens.atendente)
      const waited = performance.now() - began
      if (cep.status !== 200 || waited > MOST_MS)
        broken.push(`${name}: CEP ${cep.status} in ${seconds(waited)}`)
      if (slowest > MOST_MS) broken.push(`${name}: a list took ${seconds(slowest)}`)
      if (sizeOf(books) === before) broken.push(`${name}: nothing was acknowledged`)
      measured.push([
        name,
        `${sizeOf(books) - before} confirmações; lista na pior vez ${Math.round(slowest)} ms; CEP em ${Math.round(waited)} ms`,
      ])
    }
    await phase('calados')
    for (const each of silent) await each.close()
    await phase('ninguém escuta')
    const [smtp, wms] = [await startSmtp(smtpAt), await startWms(wmsAt)]
    await phase('de volta')
    await people.stop()
    close()

    const { ms, left } = await settle(query, started)
    const pedidos = await query<{ numero: number }>(
      `select numero_pedido::int as numero from pedido where numero_pedido_cliente like 'FALHA-%' and concluido`,
    )
    const untold = pedidos.filter(({ numero }) => !wms.told.has(numero))
    if (untold.length > 0) broken.push(`${untold.length} orders were never handed to the WMS`)
    broken.push(...left, ...people.odd, ...(await findLost(query, books)), ...(await findBroken(query)))
    broken.push(...(await createFileCheck(query, join(product.dataDir, 'arquivos')).findBroken()))
    measured.push(
      ['tudo entregue depois do fim', seconds(ms)],
      ['pedidos entregues ao WMS', `${pedidos.length - untold.length} de ${pedidos.length}`],
      ['e-mails entregues', String(smtp.taken.length)],
    )
    await smtp.close()
    wms.close()
    return { measured, broken }
  } finally {
    await product.dispose()
  }
}
