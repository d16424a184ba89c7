import { FAIXAS, type InicioCliente, type LotesDoCliente } from '@app/contract/armazem/inicioCliente'
import { faixaDe } from '@app/rules/armazem/inicioCliente'
import { DAY_MS } from '@app/rules/casca/tempo'
import { expect, test } from 'vitest'
import { readSpreadsheet } from '../../../platform/spreadsheet/index.ts'
import { advance, linha, NOON, useStocked } from '../pedido/testing/warehouse.ts'

const HOUR_MS = 3_600_000
const warehouse = useStocked()
const home = async (quem = warehouse.cliente) => (await quem.get('/inicioCliente')).json<InicioCliente>()
const lotesDe = async (faixa: string) =>
  (await warehouse.cliente.get(`/inicioCliente/lotes?faixa=${faixa}`)).json<LotesDoCliente>()
const dayIn = (dias: number) => new Date(NOON.getTime() + dias * DAY_MS).toISOString().slice(0, 10)

test('own orders by situation: drafts apart, late ones as the lists say, those that left', async () => {
  const before = await home()
  const total = (inicio: InicioCliente, situacao: string) =>
    inicio.situacoes.find((one) => one.situacao === situacao)?.total ?? 0
  const create = (concluido: boolean) =>
    warehouse.create(warehouse.cliente, [linha(warehouse.lote, 1)], { concluido })
  await create(false)
  await create(true)
  await advance(warehouse, await create(true), 'A_FATURAR')
  await advance(warehouse, await create(true), 'EXPEDIDO')
  const after = await home()
  expect(after.naoConcluidos).toBe(before.naoConcluidos + 1)
  expect(total(after, 'CRIADO')).toBe(total(before, 'CRIADO') + 2)
  expect(total(after, 'A_FATURAR')).toBe(total(before, 'A_FATURAR') + 1)
  expect(after.expedidos).toBe(before.expedidos + 1)
  // After the four hours of both limits the earlier sessions have ended too.
  warehouse.setClock(new Date(NOON.getTime() + 5 * HOUR_MS))
  const late = await home(await warehouse.as('cliente'))
  expect(total(late, 'SEPARACAO_ATRASADA')).toBeGreaterThan(0)
  expect(total(late, 'FATURAMENTO_ATRASADO')).toBeGreaterThan(0)
})

test('the stock by expiry: each band as the rule says, the first to expire first', async () => {
  const days = [-2, 0, 30, 31, 60, 61, 90, 91, null]
  const before = new Map((await home()).estoque.map(({ faixa, lotes }) => [faixa, lotes]))
  for (const [at, dias] of days.entries())
    await warehouse.stock({
      cliente: warehouse.clientes.um,
      codigo: `V${at}`,
      lote: `LV${at}`,
      ...(dias !== null && { validade: dayIn(dias) }),
      quantidade: 5,
    })
  const { estoque } = await home()
  for (const faixa of FAIXAS)
    expect([faixa, estoque.find((one) => one.faixa === faixa)?.lotes]).toEqual([
      faixa,
      (before.get(faixa) ?? 0) + days.filter((dias) => faixaDe(dias) === faixa).length,
    ])
  const { lotes, total } = await lotesDe('ATE_60')
  expect(lotes.map(({ lote, dias }) => [lote, dias])).toEqual([
    ['LV3', 31],
    ['LV4', 60],
  ])
  expect(total).toBe(2)
  expect((await warehouse.cliente.get('/inicioCliente/lotes?faixa=AMANHA')).statusCode).toBe(400)
})

test('below its minimum is what is free to sell: without reserved, expired and blocked lots', async () => {
  const lote = await warehouse.stock({
    cliente: warehouse.clientes.um,
    codigo: 'MIN',
    lote: 'LM',
    quantidade: 10,
  })
  await warehouse.stock({
    cliente: warehouse.clientes.um,
    codigo: 'MIN',
    lote: 'VENCIDO',
    validade: dayIn(-1),
    quantidade: 100,
  })
  const setMinimo = async (estoqueMinimo: number | null) => {
    const answer = await warehouse.admin.put(`/produto/${lote.produtoId}`, { estoqueMinimo })
    expect(answer.json()).toMatchObject({ estoqueMinimo })
  }
  const found = async () => (await home()).abaixoDoMinimo.find(({ produto }) => produto === lote.produtoId)
  await setMinimo(10)
  expect(await found()).toBeUndefined()
  await warehouse.create(warehouse.cliente, [linha(lote, 3)])
  expect(await found()).toMatchObject({ minimo: 10, disponivel: 7 })
  await setMinimo(null)
  expect(await found()).toBeUndefined()
})

test('the last documents are those of the own orders', async () => {
  const { id, numeroPedido } = await warehouse.create(warehouse.cliente, [linha(warehouse.lote, 1)], {
    nf: { filename: 'nf.txt', data: Buffer.from('nota').toString('base64') },
  })
  expect((await home()).documentos[0]).toMatchObject({
    pedido: id,
    numeroPedido,
    campo: 'nf',
    filename: 'nf.txt',
  })
  expect((await home(warehouse.cliente2)).documentos).toEqual([])
})

test('CSV and XLSX have the whole own stock, and nothing of another company', async () => {
  const csv = await warehouse.cliente.post('/inicioCliente/estoque/export/CSV')
  expect(csv.body).toContain('Código;Descrição;Lote;Validade')
  expect(csv.body).toMatch(/\r\nA;Produto A;L1;31\/01\/2027;un;/)
  expect(csv.body).not.toContain('LZ')
  const xlsx = await warehouse.cliente.post('/inicioCliente/estoque/export/XLSX')
  expect(xlsx.headers['content-disposition']).toContain('.xlsx')
  const rows = await readSpreadsheet(xlsx.rawPayload)
  expect(JSON.stringify(rows)).toContain('31/01/2027')
  const other = await warehouse.cliente2.post('/inicioCliente/estoque/export/CSV')
  expect(
    other.body
      .split('\r\n')
      .slice(1, -1)
      .every((line) => line.startsWith('Z;')),
  ).toBe(true)
})
