import { afterAll, describe, expect, it } from 'vitest'
import { AppError } from '../../../platform/http/errors.ts'
import type { FileStore } from '../../../platform/files/index.ts'
import { type Caller, startTestApp } from '../../../platform/testing/app.ts'
import { createRecords } from '../../../platform/testing/records/index.ts'

const FILE = { filename: 'nota.txt', contentType: 'text/plain', data: Buffer.from('nota').toString('base64') }

const server = await startTestApp()
const cliente = await server.as('cliente@')
const working = server.app.services.files
const records = await createRecords(server)
const pedido = records.pedido
const row = await server.app.services.db.selectFrom('produto').select('id').executeTakeFirstOrThrow()
const produto = row.id
afterAll(server.close)

/** All data that a save writes, as one text. */
const everything = async (): Promise<string> => {
  const tables = ['pedido', 'pedido_item', 'anexo', 'saldo', 'movimento', 'auditoria', 'idempotencia']
  const found = await Promise.all(
    tables.map((table) => server.database.pool.query(`select * from ${table} order by 1, 2`)),
  )
  return JSON.stringify(found.map(({ rows }) => rows))
}

/** A disk that is full after this number of files. */
const fullAfter = (taken: number) => {
  const kept: string[] = []
  const files: FileStore = {
    ...working,
    put: async (bytes) => {
      if (kept.length >= taken) throw new AppError('ARMAZENAMENTO', { headers: { 'retry-after': '30' } })
      const stored = await working.put(bytes)
      kept.push(stored.chave)
      return stored
    },
  }
  server.app.services.files = files
  return kept
}

const expectRefused = (answer: Awaited<ReturnType<Caller['get']>>) => {
  expect([answer.statusCode, answer.json().error]).toEqual([503, 'ARMAZENAMENTO'])
  expect(answer.headers['retry-after']).toBe('30')
  expect(answer.body).not.toContain(server.config.DATA_DIR)
}

describe('a disk that is full or read-only', () => {
  const order = () => ({
    dataHoraColeta: '2030-01-02T13:15:00Z',
    itens: [{ produto: { id: produto }, quantidade: 1, observacoes: 'L1', dataValidade: null }],
    nf: FILE,
    pv: { ...FILE, filename: 'pv.txt' },
  })

  it.each([0, 1])(
    'refuses a new order whole after %i files, and takes it when there is room',
    async (taken) => {
      const before = await everything()
      const kept = fullAfter(taken)
      const headers = { 'idempotency-key': `cheio-${taken}` }
      expectRefused(await cliente.post('/pedidos', order(), headers))
      expect(await everything()).toBe(before)
      for (const chave of kept) await expect(working.open(chave)).rejects.toMatchObject({ code: 'NOT_FOUND' })
      server.app.services.files = working
      expect((await cliente.post('/pedidos', order(), headers)).statusCode).toBe(201)
    },
  )

  it('leaves an order and its file as they were', async () => {
    const before = await everything()
    fullAfter(0)
    expectRefused(await cliente.put(`/pedidos/${pedido}/anexos/nf`, FILE))
    expectRefused(await cliente.put(`/pedidos/${pedido}`, { urgente: true, pv: FILE }))
    expect(await everything()).toBe(before)
    expect((await cliente.get(`/pedidos/${pedido}/anexos/nf`)).body).toBe('nota')
    server.app.services.files = working
  })
})
