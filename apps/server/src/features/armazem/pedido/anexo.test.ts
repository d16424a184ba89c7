import { ANEXOS, type Pedido } from '@app/contract/armazem/pedido'
import { readdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import type { Caller } from '../../../platform/testing/app.ts'
import { multipartOf } from '../../../platform/testing/multipart.ts'
import { advance, COLETA, linha, NOON, startWarehouse, wrongFields } from './testing/warehouse.ts'

const warehouse = await startWarehouse()
const lote = await warehouse.stock({
  cliente: warehouse.clientes.um,
  codigo: 'A',
  lote: 'L1',
  quantidade: 1000,
})
beforeEach(() => warehouse.setClock(NOON))
afterAll(warehouse.close)

const PDF = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n')
const base64 = (text: string | Buffer) => Buffer.from(text).toString('base64')
const pdf = { filename: 'C:\\notas\\nf 1.pdf', contentType: 'application/pdf', data: base64(PDF) }

const upload = (
  caller: Caller,
  path: string,
  content: Buffer,
  filename = 'nf.pdf',
  type = 'application/pdf',
) => {
  const { payload, headers } = multipartOf(content, filename, type)
  return warehouse.app.inject({
    method: 'PUT',
    url: path,
    headers: { ...headers, authorization: `Bearer ${caller.token}` },
    payload,
  })
}

/** Files in the store, with or without an owner. */
const stored = async () => {
  const entries = await readdir(warehouse.config.DATA_DIR, { recursive: true, withFileTypes: true })
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name)).length
}
const path = (pedido: Pedido, campo = 'nf') => `/pedidos/${pedido.id}/anexos/${campo}`

describe('files with a save', () => {
  test('S3-046 to S3-055, S1-024: each of the six is stored, named, and comes back byte by byte', async () => {
    const { cliente, save } = warehouse
    const files = Object.fromEntries(ANEXOS.map((campo) => [campo, { ...pdf, length: PDF.length }]))
    const pedido = await warehouse.create(cliente, [linha(lote, 1)], files)
    for (const campo of ANEXOS) {
      expect(pedido[campo]).toEqual({
        id: expect.any(Number),
        filename: 'nf 1.pdf',
        length: PDF.length,
        contentType: 'application/pdf',
      })
      const file = await cliente.get(path(pedido, campo))
      expect(file.rawPayload.equals(PDF)).toBe(true)
      expect(file.headers).toMatchObject({
        'content-type': 'application/pdf',
        'content-disposition': expect.stringContaining('nf 1.pdf'),
        'x-content-type-options': 'nosniff',
      })
    }
    expect(pedido).toEqual((await cliente.get(`/pedidos/${pedido.id}`)).json())
    const count = await stored()
    // Sent back with the id, with the same bytes, or not sent at all: unchanged.
    const { nf, pv: _pv, ...rest } = pedido
    expect(await save(cliente, pedido.id, { ...rest, nf, tag: pdf })).toEqual(pedido)
    expect(await stored()).toBe(count)
  })

  test('a new file replaces the old one, null removes it; the old bytes are gone', async () => {
    const { cliente, save } = warehouse
    const pedido = await warehouse.create(cliente, [linha(lote, 1)], { nf: pdf, pv: pdf })
    const count = await stored()
    const saved = await save(cliente, pedido.id, {
      nf: { filename: 'nota.txt', data: base64('outra') },
      pv: null,
    })
    expect(saved).toMatchObject({
      nf: { filename: 'nota.txt', contentType: 'text/plain', length: 5 },
      pv: null,
    })
    expect(await stored()).toBe(count - 1)
    expect((await cliente.get(path(pedido))).body).toBe('outra')
    expect((await cliente.get(path(pedido, 'pv'))).statusCode).toBe(404)
    const [entry] = (await warehouse.admin.get(`/api/auditlogs/by-entity-id/${pedido.id}`)).json()
    expect(entry.changes.slice(0, 2)).toEqual([
      'Anexo NF: nf 1.pdf substituído por nota.txt',
      'Anexo PV: removido nf 1.pdf',
    ])
  })

  test('the files of a refused or failed save are removed again', async () => {
    const { cliente, db } = warehouse
    const count = await stored()
    const refused = await cliente.post('/pedidos', {
      dataHoraColeta: COLETA,
      itens: [linha(lote, 1e6)],
      nf: pdf,
    })
    expect(refused.statusCode).toBe(409)
    expect(await stored()).toBe(count)
    // The database refuses the rows after the bytes are written.
    await warehouse.database.pool.query(
      `alter table anexo add constraint recusa check (filename <> 'recusado.txt') not valid`,
    )
    const failed = await cliente.post('/pedidos', {
      dataHoraColeta: COLETA,
      itens: [linha(lote, 1)],
      nf: { filename: 'recusado.txt', data: base64('x') },
    })
    expect(failed.statusCode).toBe(500)
    await warehouse.database.pool.query('alter table anexo drop constraint recusa')
    expect(await stored()).toBe(count)
    const { total } = await db
      .selectFrom('anexo')
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .where('filename', '=', 'recusado.txt')
      .executeTakeFirstOrThrow()
    expect(total).toBe(0)
  })

  test('a store that takes no file is a clear 503 and no order', async () => {
    const { cliente, db, config } = warehouse
    const orders = () => db.selectFrom('pedido').select('id').execute()
    const before = await orders()
    const folder = join(config.DATA_DIR, 'arquivos')
    await rename(folder, `${folder}-longe`)
    await writeFile(folder, 'no folder any more')
    const answer = await cliente.post('/pedidos', {
      dataHoraColeta: COLETA,
      itens: [linha(lote, 1)],
      nf: pdf,
    })
    await rm(folder)
    await rename(`${folder}-longe`, folder)
    expect([answer.statusCode, answer.json().error]).toEqual([503, 'ARMAZENAMENTO'])
    expect(answer.headers['retry-after']).toBeDefined()
    expect(await orders()).toEqual(before)
  })
})

describe('one file by itself', () => {
  test('by multipart and as JSON; unfinished it is replaced and removed at will', async () => {
    const { cliente } = warehouse
    const pedido = await warehouse.create(cliente, [linha(lote, 1)])
    const first = await upload(cliente, path(pedido), PDF)
    expect([first.statusCode, first.json().nf?.filename, first.json().versao]).toEqual([200, 'nf.pdf', 2])
    const second = await cliente.put(path(pedido), {
      filename: 'b.xml',
      data: base64('<?xml version="1.0"?><nfe/>'),
    })
    expect(second.json()).toMatchObject({
      nf: { filename: 'b.xml', contentType: 'application/xml' },
      versao: 3,
    })
    expect((await cliente.get(path(pedido))).headers['content-disposition']).toMatch(/^attachment/)
    const headers = { authorization: `Bearer ${cliente.token}`, 'content-type': 'application/pdf' }
    const url = `${path(pedido)}?filename=crua.pdf`
    const raw = await warehouse.app.inject({ method: 'PUT', url, headers, payload: PDF })
    expect(raw.json()).toMatchObject({ nf: { filename: 'crua.pdf', length: PDF.length }, versao: 4 })
    expect((await cliente.del(path(pedido))).statusCode).toBe(204)
    expect((await cliente.del(path(pedido))).statusCode).toBe(404)
    expect((await cliente.get(path(pedido, 'foto'))).statusCode).toBe(404)
    const wrong = await upload(cliente, path(pedido), Buffer.from('texto'))
    expect([wrong.statusCode, wrong.json().messages[0].code]).toEqual([400, 'ANEXO_CONTEUDO'])
  })

  test("decisions 16: 'Acrescentar documento' fills an empty place after conclusion, until dispatch", async () => {
    const { cliente, operador, admin } = warehouse
    const pedido = await warehouse.create(cliente, [linha(lote, 1)], { concluido: true })
    expect((await upload(cliente, path(pedido), PDF)).statusCode).toBe(200)
    const again = await upload(cliente, path(pedido), PDF)
    expect([again.statusCode, wrongFields(again)]).toEqual([409, ['nf ANEXO_OCUPADO']])
    const removed = await operador.del(path(pedido))
    expect([removed.statusCode, wrongFields(removed)]).toEqual([409, ['nf PEDIDO_CONCLUIDO']])
    expect((await upload(admin, path(pedido), PDF, 'nova.pdf')).json().nf.filename).toBe('nova.pdf')
    await advance(warehouse, pedido, 'FATURADO')
    expect((await upload(cliente, path(pedido, 'tag'), PDF)).statusCode).toBe(200)
    await warehouse.save(operador, pedido.id, { statusAlcis: 'expedido' })
    const late = await upload(cliente, path(pedido, 'pv'), PDF)
    expect([late.statusCode, wrongFields(late)]).toEqual([409, ['pv PEDIDO_SOMENTE_LEITURA']])
    expect((await admin.del(path(pedido))).statusCode).toBe(409)
  })

  test('two who fill one place at once: one file, the other is told', async () => {
    const pedido = await warehouse.create(warehouse.cliente, [linha(lote, 1)], { concluido: true })
    const count = await stored()
    const answers = await Promise.all(
      ['a.pdf', 'b.pdf', 'c.pdf'].map((name) => upload(warehouse.cliente, path(pedido), PDF, name)),
    )
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409, 409])
    expect(await stored()).toBe(count + 1)
  })

  test('decisions 10: a link opens this one file for a minute, without a session', async () => {
    const { cliente, cliente2, anyone } = warehouse
    const pedido = await warehouse.create(cliente, [linha(lote, 1)], { nf: pdf })
    expect((await cliente2.post(`${path(pedido)}/link`)).statusCode).toBe(404)
    const link = (await cliente.post(`${path(pedido)}/link`)).json()
    expect(link.expiraEm).toBe('2026-11-20T15:01:00.000Z')
    expect((await anyone.get(link.href)).rawPayload.equals(PDF)).toBe(true)
    const forged = link.href.replace(/.(?=..$)/, (letter: string) => (letter === 'A' ? 'B' : 'A'))
    expect((await anyone.get(forged)).statusCode).toBe(404)
    warehouse.setClock(new Date(NOON.getTime() + 60_001))
    expect((await anyone.get(link.href)).statusCode).toBe(404)
  })

  test('a part of a file', async () => {
    const pedido = await warehouse.create(warehouse.cliente, [linha(lote, 1)], { nf: pdf })
    const part = await warehouse.cliente.get(path(pedido), { range: 'bytes=0-3' })
    expect([part.statusCode, part.body, part.headers['content-range']]).toEqual([
      206,
      '%PDF',
      `bytes 0-3/${PDF.length}`,
    ])
  })
})
