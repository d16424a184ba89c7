import { createHash, randomBytes } from 'node:crypto'
import type { Pedido } from '@app/contract/armazem/pedido'
import type { Produto } from '@app/contract/registers/produto'
import type { EstoqueEntry } from '@app/contract/armazem/estoque'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { productProcess } from './platform/testing/product-process.ts'
import { brokenInvariants } from './testing/invariants.ts'

// `npm test` kills a few times; RETAGUARDA_MORTES=200 is the long rehearsal (docs/measurements.md).
const KILLS = Number(process.env['RETAGUARDA_MORTES'] ?? 2)
const CLERKS = 6
const PDF_HEAD = Buffer.from('%PDF-1.4\n')

type Acknowledged = { id: number; numeroPedido: number; quantidade: number; sha256: string }

const product = productProcess()
let address = ''
let token = ''

beforeAll(async () => {
  address = await product.start({ RETAGUARDA_DEMO: '1' })
  token = await login()
})
afterAll(() => product.dispose())

const login = async (): Promise<string> => {
  const answer = await fetch(`${address}/oauth/token`, {
    method: 'POST',
    headers: { authorization: `Basic ${Buffer.from('retaguarda-web:').toString('base64')}` },
    body: new URLSearchParams({
      grant_type: 'password',
      username: 'cliente@retaguarda.example',
      password: 'demonstracao',
    }),
  })
  return ((await answer.json()) as { access_token: string }).access_token
}

const call = (path: string, init: RequestInit = {}): Promise<Response> =>
  fetch(address + path, {
    ...init,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
  })
const read = async <T>(path: string): Promise<T> => (await call(path)).json() as Promise<T>

/** A product of the client with a large, usable lot. */
const findLot = async (): Promise<{ produto: Produto; lote: EstoqueEntry }> => {
  const me = await read<{ cliente: { codigoDepositante: string } }>('/user/me')
  const produtos = await read<Produto[]>(`/produto/findByCodigoDepositante/${me.cliente.codigoDepositante}`)
  for (const produto of produtos) {
    const lotes = await read<EstoqueEntry[]>(`/pedidos/getEstoque/${produto.codigoOmni}`)
    const lote = lotes.find((each) => !each.vencido && !each.bloqueado && each.quantidadeDisponivel >= 4000)
    if (lote) return { produto, lote }
  }
  throw new Error('the demo day has no lot with enough stock')
}

/** Saves orders with an attachment, one after the other, until the server is gone. */
const keepSaving = async (
  { produto, lote }: { produto: Produto; lote: EstoqueEntry },
  acknowledged: Acknowledged[],
) => {
  for (;;) {
    const bytes = Buffer.concat([PDF_HEAD, randomBytes(20_000)])
    const quantidade = 1 + Math.floor(Math.random() * 3)
    try {
      const answer = await call('/pedidos', {
        method: 'POST',
        body: JSON.stringify({
          dataHoraColeta: '2030-01-02T13:15:00Z',
          concluido: Math.random() < 0.5,
          itens: [
            {
              produto: { id: produto.id },
              quantidade,
              observacoes: lote.lote,
              dataValidade: lote.dataDeValidade,
            },
          ],
          nf: { filename: 'nf.pdf', contentType: 'application/pdf', data: bytes.toString('base64') },
        }),
      })
      if (answer.status !== 201) throw new Error(`${answer.status}: ${await answer.text()}`)
      const { id, numeroPedido } = (await answer.json()) as Pedido
      acknowledged.push({ id, numeroPedido, quantidade, sha256: sha256(bytes) })
    } catch (error) {
      if (product.isDying()) return
      throw error
    }
  }
}

const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')

const expectWhole = async (order: Acknowledged) => {
  const pedido = await read<Pedido>(`/pedidos/${order.id}`)
  expect(pedido).toMatchObject({
    numeroPedido: order.numeroPedido,
    itens: [{ quantidade: order.quantidade }],
  })
  const file = await call(`/pedidos/${order.id}/anexos/nf`)
  expect(sha256(new Uint8Array(await file.arrayBuffer()))).toBe(order.sha256)
}

describe('kill -9 of everything in the middle of saves', () => {
  it(
    `keeps every acknowledged order whole, files included, ${KILLS} times`,
    { timeout: 60_000 * KILLS },
    async () => {
      const lot = await findLot()
      const all: Acknowledged[] = []
      for (let kill = 0; kill < KILLS; kill++) {
        const acknowledged: Acknowledged[] = []
        const clerks = Array.from({ length: CLERKS }, () => keepSaving(lot, acknowledged))
        await expect
          .poll(() => acknowledged.length, { timeout: 20_000, interval: 5 })
          .toBeGreaterThan(10 + kill)
        await product.killEverything()
        await Promise.all(clerks)
        address = await product.start({ RETAGUARDA_DEMO: '1' })
        for (const order of acknowledged) await expectWhole(order)
        expect(await brokenInvariants(product.query)).toEqual([])
        all.push(...acknowledged)
      }
      expect(new Set(all.map((order) => order.numeroPedido)).size).toBe(all.length)
    },
  )
})
