import { afterAll, beforeAll, expect, test } from 'vitest'
import { seedNotas } from './index.ts'
import { startDemoApp } from './testing/app.ts'

let server: Awaited<ReturnType<typeof startDemoApp>>
beforeAll(async () => {
  server = await startDemoApp(seedNotas)
}, 90_000)
afterAll(() => server.close())

test('four notes that read clean: one put away as it says, a return with differences, two that wait', async () => {
  const admin = await server.as('admin')
  const { _embedded } = (await admin.get('/notas?sort=numero')).json()
  expect(
    _embedded.notas.map((nota: { numero: string; situacao: string; avisos: number }) => [
      nota.numero,
      nota.situacao,
      nota.avisos,
    ]),
  ).toEqual([
    ['905', 'importada', 0],
    ['4101', 'recebida', 0],
    ['5512', 'recebida', 0],
    ['88120', 'importada', 0],
  ])
  const [, , , supplied] = _embedded.notas
  const { itens } = (await admin.get(`/notas/${supplied.id}`)).json()
  expect(itens).toMatchObject([
    { fator: 10, quantidade: 400, efeito: 'entrada', produto: { codigoProduto: 'PN-A4' } },
  ])
  const lots = await server.app.services.db
    .selectFrom('saldo')
    .select(['lote', 'quantidade'])
    .where('lote', 'in', ['TG-2701', 'TG-2702', 'CO-88'])
    .orderBy('lote')
    .execute()
  expect(lots.map(({ lote, quantidade }) => [lote, quantidade])).toEqual([
    ['CO-88', 300],
    ['TG-2701', 150],
    ['TG-2702', 90],
  ])
})

test('two notes came by mail and wait to be imported', async () => {
  const { total, arquivos } = (await (await server.as('operador')).get('/caixaNota/arquivos')).json()
  expect([total, arquivos]).toMatchObject([
    2,
    [
      { numero: '6120', remetente: 'nfe@embalagens.example', recusa: null },
      { numero: '88131', remetente: 'faturamento@grafica.example', recusa: null },
    ],
  ])
})

test('the return waits in inspection and its client sees what differed; an order shows its loading, papers their logo', async () => {
  const admin = await server.as('admin')
  expect((await admin.get('/inspecao')).json().abertas).toMatchObject([
    { origem: 'DEVOLUCAO', quantidade: 10, codigoProduto: 'AR-ESS' },
    { origem: 'AVARIA', quantidade: 1.5 },
  ])
  const cliente = await server.as('cliente')
  expect((await cliente.get('/chegada/divergencias')).json()).toMatchObject([
    { numero: '5512', divergencias: 2, fotos: 1 },
  ])
  expect((await admin.get('/impressos')).json().logo).not.toBeNull()
  const fotos = await server.app.services.db.selectFrom('pedido_foto').select('id').execute()
  expect(fotos).toHaveLength(2)
})

test('with an outside WMS, which counts by itself, they all wait', async () => {
  const outside = await startDemoApp(seedNotas, { WMS_URL: 'http://127.0.0.1:9' })
  const { _embedded } = (await (await outside.as('admin')).get('/notas?sort=numero')).json()
  expect(_embedded.notas.map(({ situacao }: { situacao: string }) => situacao)).toEqual(
    Array.from({ length: 4 }, () => 'importada'),
  )
  await outside.close()
})
