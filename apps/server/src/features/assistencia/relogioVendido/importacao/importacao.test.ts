import type { VendaImportacao, VendaRecusada } from '@app/contract/assistencia/relogioVendido'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { type Caller, startTestApp } from '../../../../platform/testing/app.ts'
import { multipartOf } from '../../../../platform/testing/multipart.ts'
import { seedModelo, seedPostos } from '../../../../platform/testing/postos.ts'
import { writeWorkbook } from '../../../../platform/spreadsheet/index.ts'
import { relogioVendidoJobs } from './jobs.ts'
import { VENDAS_LIMITE } from './read.ts'

let now = new Date('2026-11-20T12:00:00Z')
const app = await startTestApp({ work: true, clock: () => now })
const { db } = app.database
await seedPostos(app)
await seedModelo(app, 'NAU-42')
let sp: Caller
beforeAll(async () => {
  sp = await app.as('sp')
})
afterAll(app.close)

const TITULOS = ['Número de série', 'Modelo', 'Vendido em', 'Revendedor', 'Garantia (meses)']
const csv = (rows: readonly (readonly string[])[]) =>
  Buffer.from([TITULOS, ...rows].map((row) => row.join(';')).join('\r\n'))
const row = (serie: string, dia = '12/03/2026') => [serie, 'NAU-42', dia, 'Joalheria Sol', '24']

const send = async (bytes: Buffer, filename = 'vendas.csv', status = 201) => {
  const { payload, headers } = multipartOf(bytes, filename)
  const answer = await app.app.inject({
    method: 'POST',
    url: '/relogioVendido/importacao',
    headers: { ...headers, authorization: `Bearer ${sp.token ?? ''}` },
    payload,
  })
  expect(answer.statusCode, answer.body).toBe(status)
  return answer
}
const read = async (bytes: Buffer, filename?: string) => (await send(bytes, filename)).json<VendaImportacao>()
const until = (id: number, estado: string) =>
  vi.waitFor(
    async () => {
      const found = (await sp.get(`/relogioVendido/importacao/${id}`)).json<VendaImportacao>()
      expect(found.estado).toBe(estado)
      return found
    },
    { timeout: 20_000, interval: 100 },
  )
const store = async (id: number) => {
  const answer = await sp.post(`/relogioVendido/importacao/${id}/gravar`)
  expect(answer.statusCode, answer.body).toBe(202)
  return until(id, 'gravada')
}
const recusadas = async (id: number) =>
  (await sp.get(`/relogioVendido/importacao/${id}/recusadas?size=100`))
    .json<{ content: VendaRecusada[] }>()
    .content.map(({ linha, motivo }) => `${linha} ${motivo}`)
const count = async () =>
  Number(
    (await db.selectFrom('relogio_vendido').select(db.fn.countAll().as('n')).executeTakeFirstOrThrow()).n,
  )

describe('a file of sold watches', () => {
  test('is checked first, then stored; wrong rows are told with their line, and downloaded', async () => {
    const importacao = await read(
      csv([
        row('A1'),
        row('a 2'),
        row('A3', '21/11/2026'),
        ['A4', 'NADA', '12/03/2026', '', ''],
        row('A1'),
        row('A2', '13/03/2026'),
        [],
        ['A5', 'nau-42', '2026-03-12', '', ''],
      ]),
    )
    expect(importacao).toMatchObject({
      estado: 'conferida',
      linhas: 7,
      certas: 3,
      iguais: 1,
      comErro: 3,
      gravadas: 0,
    })
    expect(await count()).toBe(0)
    expect(await recusadas(importacao.id)).toEqual([
      '4 Vendido em: depois de hoje',
      '5 Modelo: não está nos cadastros',
      '7 Número de série: já está na linha 3, com a venda em 12/03/2026',
    ])
    const stored = await store(importacao.id)
    expect(stored).toMatchObject({ gravadas: 3, certas: 3, comErro: 3 })
    const found = await sp.post('/relogioVendido/findByFiltro', { filter: { numeroSerie: 'a5' } })
    expect(found.json().content).toMatchObject([
      { vendidoEm: '2026-03-12', mesesGarantia: 12, revendedor: null },
    ])
    const erros = await sp.get(`/relogioVendido/importacao/${importacao.id}/recusadas.csv`)
    expect(erros.body.slice(1).split('\r\n')).toEqual([
      `Linha;${TITULOS.join(';')};Motivo`,
      '4;A3;NAU-42;21/11/2026;Joalheria Sol;24;Vendido em: depois de hoje',
      '5;A4;NADA;12/03/2026;;;Modelo: não está nos cadastros',
      '7;A2;NAU-42;13/03/2026;Joalheria Sol;24;"Número de série: já está na linha 3, com a venda em 12/03/2026"',
      '',
    ])
    // Once only, and nothing else of it may be thrown away as if it had never been stored.
    expect((await sp.post(`/relogioVendido/importacao/${importacao.id}/gravar`)).statusCode).toBe(409)
  })

  test('sent again it changes nothing; another date of a sold number is told; taken back, its sales are gone', async () => {
    const again = await read(csv([row('A1'), row('A2', '01/01/2026'), row('B1')]))
    expect(again).toMatchObject({ certas: 1, iguais: 1, comErro: 1 })
    expect(await recusadas(again.id)).toEqual(['3 Número de série: já consta como vendido em 12/03/2026'])
    await store(again.id)
    expect(await count()).toBe(4)
    expect((await sp.del(`/relogioVendido/importacao/${again.id}`)).statusCode).toBe(204)
    await until(again.id, 'desfeita')
    expect(await count()).toBe(3)
    const log = await sp.get(`/api/auditlogs/by-entity-id/${again.id}?entidade=vendaImportacao`)
    expect(log.json()).toHaveLength(2)
  })

  test('a large file after another one is compared as fast, though the database knows nothing of its rows yet', async () => {
    const rows = Array.from({ length: 20_000 }, (_, at) => row(`G${at}`))
    const first = await store((await read(csv(rows))).id)
    await sql`analyze venda_linha, relogio_vendido`.execute(db)
    // Row by row it would be twenty thousand squared, twice.
    const start = performance.now()
    const again = await read(csv(rows))
    expect(performance.now() - start).toBeLessThan(10_000)
    expect(again).toMatchObject({ certas: 0, iguais: 20_000, comErro: 0 })
    await sp.del(`/relogioVendido/importacao/${again.id}`)
    await sp.del(`/relogioVendido/importacao/${first.id}`)
    await until(first.id, 'desfeita')
  })

  test('two people store the same numbers at once: one wins, the other is told', async () => {
    const [one, two] = [await read(csv([row('C1')])), await read(csv([row('C1', '13/03/2026')]))]
    await store(one.id)
    expect(await store(two.id)).toMatchObject({ gravadas: 0, certas: 0, comErro: 1 })
    expect(await recusadas(two.id)).toEqual(['2 Número de série: já consta como vendido em 12/03/2026'])
  })

  test('an .xlsx, a file of Windows, and titles above the headings are read alike', async () => {
    const xlsx = await read(
      Buffer.from(writeWorkbook([{ name: 'Vendas', rows: [TITULOS, row('X1')], widths: [] }])),
      'v.xlsx',
    )
    expect(xlsx).toMatchObject({ certas: 1, comErro: 0 })
    const windows = Buffer.from(
      'Vendas do mês\r\nSérie;Código do modelo;Data da venda;Loja;Cor\r\nW1;NAU-42;12/03/2026;São José;azul\r\n',
      'latin1',
    )
    const lida = await read(windows)
    expect(lida).toMatchObject({ certas: 1, ignoradas: ['Cor'] })
    await store(lida.id)
    const found = await sp.post('/relogioVendido/findByFiltro', { filter: { numeroSerie: 'W1' } })
    expect(found.json().content).toMatchObject([{ revendedor: 'São José' }])
    expect((await sp.del(`/relogioVendido/importacao/${xlsx.id}`)).statusCode).toBe(204)
    expect((await sp.get(`/relogioVendido/importacao/${xlsx.id}`)).statusCode).toBe(404)
  })

  test.each([
    ['without a required column', Buffer.from('Série;Cor\r\n1;azul'), 'PLANILHA_SEM_COLUNA'],
    ['without rows', csv([]), 'PLANILHA_VAZIA'],
    ['empty', Buffer.alloc(0), 'ANEXO_VAZIO'],
    ['a PDF', Buffer.from('%PDF-1.7'), 'PLANILHA_TIPO'],
    ['binary', Buffer.from([1, 2, 3, 4]), 'PLANILHA_TIPO'],
  ])('%s is refused and leaves nothing behind', async (_what, bytes, code) => {
    const before = (await sp.get('/relogioVendido/importacao')).json().length
    expect((await send(bytes, 'vendas.csv', code === 'ANEXO_VAZIO' ? 400 : 422)).json().error).toBe(code)
    expect((await sp.get('/relogioVendido/importacao')).json()).toHaveLength(before)
    expect(
      await db
        .selectFrom('venda_linha')
        .select('linha')
        .where('motivo', 'is', null)
        .where('numero_serie', '=', '1')
        .execute(),
    ).toEqual([])
  })

  test('a spreadsheet with one row too many is refused in words and leaves nothing behind', async () => {
    expect(VENDAS_LIMITE.linhas).toBe(1_000_000)
    const sales = (many: number) => csv(Array.from({ length: many }, (_, at) => row(`LIMITE${at}`)))
    const files = async () =>
      (await sp.get('/relogioVendido/importacao')).json<VendaImportacao[]>().map(({ id }) => id)
    const before = await files()
    VENDAS_LIMITE.linhas = 3
    try {
      const { error, messages } = (await send(sales(4), 'demais.csv', 422)).json<{
        error: string
        messages: object[]
      }>()
      expect(error).toBe('PLANILHA_LINHAS')
      expect(JSON.stringify(messages)).toContain('A planilha tem mais de 3 linhas. Divida-a em partes.')
      expect(await files()).toEqual(before)
      expect(await read(sales(3), 'bastante.csv')).toMatchObject({ estado: 'conferida', linhas: 3 })
    } finally {
      VENDAS_LIMITE.linhas = 1_000_000
    }
  })

  test('a process that died is told: a half-read file has failed, a half-stored one goes on; old lines are forgotten', async () => {
    const run = async (name: string) =>
      relogioVendidoJobs.find((job) => job.name === name)?.run(null, app.app.services)
    const { id: half } = await read(csv([row('D1')]))
    const { id: stopped } = await read(csv([row('D2')]))
    await db.updateTable('venda_importacao').set({ estado: 'lendo' }).where('id', '=', half).execute()
    await db.updateTable('venda_importacao').set({ estado: 'gravando' }).where('id', '=', stopped).execute()
    now = new Date(now.getTime() + 3 * 60_000)
    await run('relogio_vendido_retomar')
    await until(half, 'falhou')
    await until(stopped, 'gravada')
    const { id: kept } = await read(csv([row('D3')]))
    now = new Date(now.getTime() + 31 * 86_400_000)
    sp = await app.as('sp')
    await run('relogio_vendido_esquecer')
    expect((await sp.get(`/relogioVendido/importacao/${kept}`)).statusCode).toBe(404)
    const { n } = await db
      .selectFrom('venda_linha')
      .select(db.fn.countAll().as('n'))
      .executeTakeFirstOrThrow()
    expect(Number(n)).toBe(0)
    expect(
      (await sp.get('/relogioVendido/importacao')).json<VendaImportacao[]>().map(({ id }) => id),
    ).toContain(stopped)
  })
})

test('a batch of another program: good ones enter, the others come back; the same batch again changes nothing', async () => {
  const venda = (numeroSerie: string, vendidoEm = '2026-03-12') => ({
    numeroSerie,
    modelo: 'NAU-42',
    vendidoEm,
  })
  const vendas = [venda('L1'), venda('L1'), venda('L2'), venda('L2', '2026-03-13'), venda('L3', '2099-01-01')]
  const first = await sp.post('/relogioVendido/lote', { vendas })
  expect(first.json(), first.body).toMatchObject({
    gravadas: 2,
    iguais: 1,
    recusadas: [
      { linha: 4, motivo: 'Número de série: já consta como vendido em 12/03/2026' },
      { linha: 5, motivo: 'Vendido em: depois de hoje' },
    ],
  })
  expect((await sp.post('/relogioVendido/lote', { vendas })).json()).toMatchObject({ gravadas: 0, iguais: 3 })
  const many = Array.from({ length: 1001 }, (_, at) => venda(`M${at}`))
  expect((await sp.post('/relogioVendido/lote', { vendas: many })).statusCode).toBe(400)
})
