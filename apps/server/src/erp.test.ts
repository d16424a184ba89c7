import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type { PedidoPorCodigo } from '@app/contract/armazem/pedido'
import { WebhookSegredo } from '@app/contract/casca/webhook'
import { afterAll, expect, test } from 'vitest'
import type { z } from 'zod'
import type { Schemas } from '../../../examples/erp/client.ts'
import { freePort } from './platform/testing/free-port.ts'
import { productProcess } from './platform/testing/product-process.ts'
import { swiftFolder } from './platform/testing/temporary-folder.ts'

// `npm test` places a hundred orders; RETAGUARDA_PEDIDOS_ERP=1000 is the long rehearsal (docs/measurements.md).
const PEDIDOS = Number(process.env['RETAGUARDA_PEDIDOS_ERP'] ?? 100)
/** In the long rehearsal the product is killed while orders are placed, too (durability.test.ts kills it there). */
const LONG = PEDIDOS > 100
const LIMIT = 300_000 + PEDIDOS * 500
const erp = fileURLToPath(new URL('../../../examples/erp/main.ts', import.meta.url))

// What the sample takes from the description is what the contract says: a difference fails the check of types.
type Same<One, Other> = One extends Other ? (Other extends One ? true : never) : never
const described: Same<Schemas['PedidoPorCodigo']['itens'], z.input<typeof PedidoPorCodigo>['itens']> = true

const product = productProcess()
const folder = swiftFolder()
let running: ChildProcess | undefined
afterAll(async () => {
  running?.kill('SIGKILL')
  await product.dispose()
  folder.remove()
})

const env = { RETAGUARDA_DEMO: '1', WEBHOOKS_INTERNOS: '1', CHAMADAS_POR_MINUTO: '1000000' }

const logIn = async (address: string, person: string): Promise<string> => {
  const answer = await fetch(`${address}/oauth/token`, {
    method: 'POST',
    headers: { authorization: `Basic ${Buffer.from('retaguarda-web:').toString('base64')}` },
    body: new URLSearchParams({
      grant_type: 'password',
      username: `${person}@retaguarda.example`,
      password: 'demonstracao',
    }),
  })
  return ((await answer.json()) as { access_token: string }).access_token
}

const callAs = (address: string, token: string) => async (path: string, body?: unknown) => {
  const answer = await fetch(address + path, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  if (!answer.ok) throw new Error(`${answer.status} ${path}: ${await answer.text()}`)
  return (await answer.json()) as unknown
}

/** A product with enough stock, the key and the webhook of the company's ERP. */
const connect = async (address: string, port: number) => {
  const admin = callAs(address, await logIn(address, 'admin'))
  const me = (await callAs(address, await logIn(address, 'cliente'))('/user/me')) as {
    id: number
    cliente: { id: number }
  }
  const [lote] = await product.query<{ codigo: string }>(
    `select produto.codigo_produto as codigo from saldo join produto on produto.id = saldo.produto_id
      where produto.ativo and saldo.cliente_id = ${me.cliente.id} and not saldo.bloqueado
        and (validade is null or validade > now() + interval '1 day')
      group by produto.id having sum(quantidade - reservado) >= ${PEDIDOS} order by produto.id limit 1`,
  )
  const habilidades = ['PEDIDO_VER', 'PEDIDO_EDITAR', 'ESTOQUE_VER']
  const key = { nome: 'ERP', usuarioId: me.id, habilidades, validadeDias: 7 }
  const { token } = (await admin('/chaveApi', key)) as { token: string }
  const { segredo } = WebhookSegredo.parse(
    await admin('/webhook', {
      nome: 'ERP',
      url: `http://127.0.0.1:${port}/`,
      clienteId: me.cliente.id,
      tipos: ['pedido.criado', 'pedido.concluido', 'pedido.movido', 'pedido.expedido', 'pedido.cancelado'],
      email: 'ti@erp.example',
    }),
  )
  return { token, segredo, codigo: lote?.codigo ?? '' }
}

const STEPS = ['EM_SEPARACAO', 'A_FATURAR', 'FATURADO', 'EXPEDIDO'] as const
const BEFORE = ['CRIADO', 'EM_SEPARACAO', 'A_FATURAR', 'FATURADO'] as const

/** One round of the warehouse: every order of the ERP goes one step on, a hundred a call. */
const advance = async (address: string): Promise<void> => {
  const operador = callAs(address, await logIn(address, 'operador'))
  for (const [at, para] of [...STEPS.entries()].toReversed()) {
    const rows = await product.query<{ id: number; versao: number }>(
      `select id, versao from pedido where numero_pedido_cliente like 'ERP-0%' and concluido
          and etapa = '${BEFORE[at]}' and status_alcis <> 'expedido' order by id limit 100`,
    )
    if (rows.length === 0) continue
    await operador('/pedidos/emMassa', { ato: 'mover', para, registros: rows })
  }
}

test(
  `a sample ERP follows ${PEDIDOS} orders to their dispatch, each event once in its books, with kill -9 of it and of the product`,
  { timeout: LIMIT },
  async () => {
    expect(described).toBe(true)
    const [porta, porto] = [await freePort(), await freePort()]
    let address = await product.start({ ...env, PORT: String(porto) })
    const { token, segredo, codigo } = await connect(address, porta)
    const livros = join(folder.path, 'erp.sqlite')
    const startErp = () => {
      running = spawn(process.execPath, [erp], {
        stdio: ['ignore', 'ignore', 'inherit'],
        env: {
          NODE_NO_WARNINGS: '1',
          URL: address,
          TOKEN: token,
          SEGREDO: segredo,
          PORTA: String(porta),
          CODIGO: codigo,
          PEDIDOS: String(PEDIDOS),
          PERGUNTA_MS: '2000',
          LIVROS: livros,
        },
      })
      return once(running, 'exit')
    }
    const killErp = async (ended: Promise<unknown>) => {
      running?.kill('SIGKILL')
      await ended
    }
    const placed = async (): Promise<number> => {
      const [row] = await product.query<{ n: number }>(
        `select count(*)::int as n from pedido where numero_pedido_cliente like 'ERP-0%'`,
      )
      return Number(row?.n)
    }
    const until = async (share: number) => {
      while ((await placed()) < PEDIDOS * share) await wait(50)
    }

    let ended = startErp()
    await until(0.2)
    await killErp(ended)
    ended = startErp()
    await until(0.5)
    if (LONG) {
      await product.killEverything()
      address = await product.start({ ...env, PORT: String(porto) })
    }
    await until(1)
    await advance(address)
    await killErp(ended)
    await advance(address)
    ended = startErp()
    await advance(address)
    await product.killEverything()
    address = await product.start({ ...env, PORT: String(porto) })
    const isRunning = () => running?.exitCode === null
    while (isRunning()) {
      await advance(address)
      await wait(200)
    }
    await ended
    expect(running?.exitCode).toBe(0)

    const books = new DatabaseSync(livros, { readOnly: true })
    const pedidos = books
      .prepare('select situacao, expedicoes, count(*) as n from pedido group by 1, 2')
      .all()
    expect(pedidos.map((row) => ({ ...row }))).toEqual([{ situacao: 'EXPEDIDO', expedicoes: 1, n: PEDIDOS }])
    const inBooks = books.prepare('select id from evento').all()
    books.close()
    const [told] = await product.query<{ n: number }>(
      `select count(*)::int as n from evento join pedido on pedido.id = evento.entidade_id
        where evento.tipo like 'pedido.%' and numero_pedido_cliente like 'ERP-0%'`,
    )
    expect(inBooks.length).toBeGreaterThanOrEqual(Number(told?.n))
    expect(Number(told?.n)).toBe(PEDIDOS * 6)
    expect(await placed()).toBe(PEDIDOS)
  },
)
