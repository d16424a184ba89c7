import { createHash, randomUUID } from 'node:crypto'
import { mkdirSync, readdirSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { join } from 'node:path'
import { afterAll, describe, expect, it, vi } from 'vitest'
import type { Pedido } from '@app/contract/armazem/pedido'
import { LARGE_BODIES_PER_PERSON } from '../../../platform/http/limits.ts'
import { multipartOf } from '../../../platform/testing/multipart.ts'
import { COLETA, linha, startWarehouse } from './testing/warehouse.ts'

const warehouse = await startWarehouse()
const { app, operador, cliente } = warehouse
const lote = await warehouse.stock({
  cliente: warehouse.clientes.um,
  codigo: 'A',
  lote: 'L1',
  quantidade: 1000,
})
const port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port)
afterAll(warehouse.close)

const PDF = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(2 * 1024 * 1024, 'página ')])
const nf = { filename: 'nota.pdf', length: PDF.length, data: PDF.toString('base64') }
const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')

const folder = join(warehouse.config.DATA_DIR, 'arquivos')
mkdirSync(folder, { recursive: true })
const filesIn = () =>
  readdirSync(folder, { recursive: true, withFileTypes: true }).filter(
    (entry) => entry.isFile() && entry.name.includes('-'),
  )
const stored = async ({ id }: Pick<Pedido, 'id'>) =>
  hashOf((await cliente.get(`/pedidos/${id}/anexos/nf`)).rawPayload)

describe('a large body is received on the disk', () => {
  it('as JSON: stored once, answered again under the same key, no change when it is sent back', async () => {
    const entrada = { dataHoraColeta: COLETA, itens: [linha(lote, 1)], nf }
    const key = { 'idempotency-key': randomUUID() }
    const before = filesIn().length
    const first = await cliente.post('/pedidos', entrada, key)
    expect(first.statusCode, first.body).toBe(201)
    const pedido: Pedido = first.json()
    expect(await stored(pedido)).toBe(hashOf(PDF))
    const again = await cliente.post('/pedidos', entrada, key)
    expect([again.statusCode, again.headers['idempotency-replayed']]).toEqual([201, 'true'])
    expect(again.json().id).toBe(pedido.id)
    const other = { ...entrada, nf: { ...nf, data: nf.data.replace('p', 'q') } }
    expect((await cliente.post('/pedidos', other, key)).json().error).toBe('IDEMPOTENCIA')
    const same = await warehouse.save(cliente, pedido.id, { nf })
    expect(same.versao).toBe(pedido.versao)
    expect(filesIn()).toHaveLength(before + 1)
  })

  it('as multipart and as the bytes themselves', async () => {
    const pedido = await warehouse.create(cliente, [linha(lote, 1)])
    for (const { payload, headers } of [
      multipartOf(PDF, 'nota.pdf', 'application/pdf'),
      { payload: PDF, headers: { 'content-type': 'application/pdf' } },
    ]) {
      const answer = await app.inject({
        method: 'PUT',
        url: `/pedidos/${pedido.id}/anexos/nf`,
        headers: { ...headers, authorization: `Bearer ${cliente.token}` },
        payload,
      })
      expect(answer.statusCode, answer.body).toBe(200)
      expect(await stored(pedido)).toBe(hashOf(PDF))
    }
  })

  it('a refused large file is removed, and the refusal says what is wrong with it', async () => {
    const before = filesIn().length
    const text = Buffer.alloc(2 * 1024 * 1024, 'texto ')
    for (const [file, code] of [
      [{ ...nf, data: text.toString('base64'), length: text.length }, 'ANEXO_CONTEUDO'],
      [{ ...nf, length: 1 }, 'ANEXO_TAMANHO'],
      [{ ...nf, data: `${nf.data.slice(0, -1)}*` }, 'ANEXO_BASE64'],
    ] as const) {
      const answer = await cliente.post('/pedidos', {
        dataHoraColeta: COLETA,
        itens: [linha(lote, 1)],
        nf: file,
      })
      expect(answer.json().messages).toMatchObject([{ fieldName: 'nf', code }])
    }
    const tooMany = await cliente.post('/pedidos', {
      dataHoraColeta: COLETA,
      itens: [linha(lote, 1e9)],
      nf,
    })
    expect(tooMany.statusCode).toBe(409)
    expect(filesIn()).toHaveLength(before)
  })
})

describe('large bodies at once', () => {
  const begin = (token: string | undefined): Promise<Socket> =>
    new Promise((resolve, reject) => {
      const socket = connect(port, '127.0.0.1')
      socket.once('error', reject)
      socket.write(
        `POST /pedidos HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer ${token}\r\nContent-Type: application/json\r\n` +
          `Content-Length: 3000000\r\n\r\n{"nf":{"data":"${'A'.repeat(20_000)}`,
        () => resolve(socket),
      )
    })
  const answerOf = (socket: Socket): Promise<string> =>
    new Promise((resolve, reject) => {
      let text = ''
      socket.on('data', (part) => {
        text += part.toString()
        if (text.includes('\r\n\r\n')) resolve(text)
      })
      socket.on('close', () => reject(new Error(`closed after '${text}'`)))
    })

  it('one person may send a few large bodies at once: further ones wait unread, other people go on, a slow one is cut', async () => {
    const before = filesIn().length
    const held = await Promise.all(
      Array.from({ length: LARGE_BODIES_PER_PERSON }, () => begin(cliente.token)),
    )
    // Each request has begun its file.
    await vi.waitFor(() => expect(filesIn()).toHaveLength(before + held.length), 10_000)
    const more = await begin(cliente.token)
    const refused = await answerOf(more)
    expect(refused).toMatch(/^HTTP\/1\.1 503 /)
    expect(refused).toMatch(/\r\nretry-after: \d+\r\n/i)
    more.destroy()
    expect((await operador.post('/pedidos', { nf })).statusCode).toBe(400)
    // Nothing more is sent, so the server ends them and removes their parts.
    expect(await Promise.all(held.map(answerOf))).toEqual(
      held.map(() => expect.stringMatching(/^HTTP\/1\.1 408 /)),
    )
    await vi.waitFor(() => expect(filesIn()).toHaveLength(before), 10_000)
    expect((await cliente.post('/pedidos', { nf })).statusCode).toBe(400)
  }, 60_000)
})
