import { randomUUID } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import type { Pedido } from '@app/contract/armazem/pedido'
import { startTestApp } from '../../../platform/testing/app.ts'
import {
  avisosOf,
  csvOf,
  ended,
  errosOf,
  importacaoOf,
  linhasOf,
  registrosOf,
  sendSheet,
  start,
} from '../../casca/importacao/testing/sheets.ts'
import { NOON, orderOf, stock, type Lote } from './testing/stock.ts'

const TITULOS = ['Pedido do cliente', 'Código', 'Quantidade', 'Coleta', 'Lote', 'Concluir', 'Transportadora']
const QUANDO = '23/11/2026 09:15'

const app = await startTestApp({ work: true, clock: () => NOON })
const cliente = await app.as('cliente')
const operador = await app.as('operador')
const { um, dois } = app.clientes
const cedo = await stock(app, {
  cliente: um,
  codigo: 'SAB',
  lote: 'A',
  validade: '2027-01-31',
  quantidade: 10,
})
await stock(app, { cliente: um, codigo: 'SAB', lote: 'B', validade: '2027-06-30', quantidade: 100 })
const xampu = await stock(app, {
  cliente: um,
  codigo: 'XAM',
  lote: 'X',
  validade: '2027-06-30',
  quantidade: 50,
})
await stock(app, { cliente: um, codigo: 'KG', lote: 'K', quantidade: 9, inteiro: false })
await stock(app, { cliente: um, codigo: 'OLD', lote: 'V', validade: '2026-01-31', quantidade: 9 })
await stock(app, { cliente: dois, codigo: 'OUTRO', lote: 'O', quantidade: 1000 })
afterAll(app.close)

const reservado = async ({ saldoId }: Lote): Promise<number> =>
  (
    await app.database.db
      .selectFrom('saldo')
      .select('reservado')
      .where('id', '=', saldoId)
      .executeTakeFirstOrThrow()
  ).reservado

const previa = async (rows: string[][]) =>
  importacaoOf(await sendSheet(app, cliente, 'pedidos', csvOf([TITULOS, ...rows])), 201)

test('lines of one number are one order, its lots chosen by FEFO over the whole file', async () => {
  const found = await previa([
    ['P1', 'SAB', '15', QUANDO, '', 'Sim', 'Serra'],
    ['P1', 'XAM', '5', '', '', '', ''],
    ['P2', 'SAB', '20', QUANDO, '', '', ''],
  ])
  expect(found).toMatchObject({
    estado: 'previa',
    linhas: 3,
    prontas: 3,
    comErro: 0,
    registros: 2,
    certos: 2,
  })
  expect(await reservado(cedo)).toBe(0)

  importacaoOf(await start(cliente, 'pedidos', found.id, { modo: 'tudo-ou-nada' }), 202)
  expect(await ended(cliente, found.id)).toMatchObject({
    estado: 'terminada',
    gravados: 2,
    recusados: 0,
  })
  const [one, two] = await registrosOf(cliente, found.id)
  expect(one).toMatchObject({ rotulo: 'P1', linhas: 2, unidades: 20, estado: 'gravado' })
  const pedido = (await cliente.get(`/pedidos/${one?.destino?.id ?? 0}`)).json<Pedido>()
  expect(pedido).toMatchObject({
    numeroPedidoCliente: 'P1',
    transportadora: 'Serra',
    concluido: true,
    dataHoraColeta: '2026-11-23T12:15:00.000Z',
  })
  expect(pedido.itens.map(({ observacoes, quantidade }) => [observacoes, quantidade])).toEqual([
    ['A', 10],
    ['B', 5],
    ['X', 5],
  ])
  const second = (await cliente.get(`/pedidos/${two?.destino?.id ?? 0}`)).json<Pedido>()
  expect(second.itens).toMatchObject([{ observacoes: 'B', quantidade: 20 }])
  for (const { id } of [pedido, second]) await operador.put(`/pedidos/${id}`, { status: 'CANCELADO' })
})

test('every wrong cell is told at its cell, in the codes of the form', async () => {
  const found = await previa([
    ['E1', 'NADA', '1', QUANDO, '', '', ''],
    ['E2', 'OUTRO', '1', QUANDO, '', '', ''],
    ['E3', 'SAB', '1,5', QUANDO, '', '', ''],
    ['E4', 'KG', '1,5', QUANDO, '', '', ''],
    ['E5', 'SAB', '5000', QUANDO, '', '', ''],
    ['E6', 'SAB', '1', '31/11/2026 10:00', '', '', ''],
    ['', 'SAB', '1', QUANDO, '', '', ''],
    ['E8', 'SAB', '1', '23/11/2026 09:10', 'Z', '', ''],
    ['E9', 'OLD', '1', QUANDO, 'V', 'talvez', ''],
    ['E10', 'SAB', 'dez', '', '', '', ''],
    ['E11', 'SAB', '1', QUANDO, '', '', 'Uma'],
    ['E11', 'SAB', '1', '24/11/2026 09:15', '', '', 'Outra'],
    ['E12', 'SAB', '0', QUANDO, '', '', ''],
  ])
  const linhas = await linhasOf(cliente, found.id)
  expect(errosOf(linhas).toSorted()).toEqual(
    [
      '2 codigoProduto PRODUTO_DESCONHECIDO',
      '3 codigoProduto PRODUTO_DESCONHECIDO',
      '4 quantidade QUANTIDADE_INTEIRA',
      '6 quantidade ESTOQUE_FALTA',
      '7 dataHoraColeta DATA_INVALIDA',
      '8 numeroPedidoCliente EMPTY_REQUIRED_FIELD',
      '9 dataHoraColeta DATA_PASSO',
      '9 lote LOTE_DESCONHECIDO',
      '10 concluido SIM_NAO',
      '10 lote LOTE_VENCIDO',
      '11 dataHoraColeta EMPTY_REQUIRED_FIELD',
      '11 quantidade NUMERO_INVALIDO',
      '13 dataHoraColeta PLANILHA_PEDIDO_DIFERE',
      '13 transportadora PLANILHA_PEDIDO_DIFERE',
      '14 quantidade QUANTIDADE_INVALIDA',
    ].toSorted(),
  )
  expect(linhas.find((one) => one.linha === 8)?.erros[0]?.text).toBe(
    'Nº do pedido do cliente: preenchimento obrigatório',
  )
  expect(found).toMatchObject({ comErro: 11, registros: 12, certos: 1 })
  const refused = await start(cliente, 'pedidos', found.id, { modo: 'tudo-ou-nada' })
  expect(refused.statusCode).toBe(409)
  expect(refused.json()).toMatchObject({ error: 'IMPORTACAO_COM_ERROS' })
})

test('a corrected cell frees its line; what is known already is a warning', async () => {
  expect((await cliente.post('/pedidos', orderOf(cedo, 1, 'REPETIDO'))).statusCode).toBe(201)
  const found = await previa([
    ['REPETIDO', 'SAB', '1', QUANDO, 'B', '', ''],
    ['LONGE', 'SAB', '1', QUANDO, '', '', ''],
    ['ERRADO', 'NADA', '1', QUANDO, '', '', ''],
    ['LONGE', 'SAB', '1', '', '', '', ''],
  ])
  const [first] = await linhasOf(cliente, found.id)
  expect(first).toMatchObject({ linha: 4, situacao: 'erro' })
  const put = await cliente.put(`/importacao/${found.id}/linhas`, {
    linhas: [{ linha: 4, valores: { codigoProduto: 'SAB' } }],
  })
  expect(importacaoOf(put, 200)).toMatchObject({ comErro: 0, comAviso: 2, prontas: 2, certos: 3 })
  const linhas = await linhasOf(cliente, found.id)
  // The line keeps its place, so that the next one to correct does not move.
  expect(linhas[0]).toMatchObject({ linha: 4, situacao: 'pronta', descricao: 'Produto SAB' })
  expect(avisosOf(linhas)).toEqual([
    expect.stringMatching(/^2 Já existe no pedido \d+; entra como novo$/),
    expect.stringMatching(/^2 Lote não segue a regra FEFO: produto SAB, lote B/),
    '5 O pedido começa na linha 3; entra num pedido só',
  ])
  const unknown = await cliente.put(`/importacao/${found.id}/linhas`, {
    linhas: [{ linha: 99, valores: { codigoProduto: 'SAB' } }],
  })
  expect(unknown.statusCode).toBe(404)
})

test('valid orders are imported; a line whose stock another order took meanwhile is refused by name', async () => {
  const found = await previa([
    ['BOM', 'XAM', '10', QUANDO, '', '', ''],
    ['RUIM', 'NADA', '1', QUANDO, '', '', ''],
    ['TARDE', 'XAM', '40', QUANDO, '', '', ''],
  ])
  expect(found).toMatchObject({ certos: 2, comErro: 1 })
  expect((await cliente.post('/pedidos', orderOf(xampu, 5, 'OUTRO'))).statusCode).toBe(201)
  importacaoOf(await start(cliente, 'pedidos', found.id), 202)
  expect(await ended(cliente, found.id)).toMatchObject({
    estado: 'terminada',
    gravados: 1,
    recusados: 1,
  })
  expect(await registrosOf(cliente, found.id)).toMatchObject([
    { rotulo: 'BOM', estado: 'gravado' },
    { rotulo: 'TARDE', estado: 'recusado', motivo: 'Só há 35 disponíveis.' },
  ])
  const csv = (await cliente.get(`/importacao/${found.id}/erros.csv`)).body.split('\r\n')
  expect(csv[0]).toContain('Nº do pedido do cliente;Código do produto')
  expect(csv.slice(1, 3)).toEqual([
    'RUIM;NADA;1;23/11/2026 09:15;;;;3;Produto não encontrado para este cliente.',
    'TARDE;XAM;40;23/11/2026 09:15;;;;4;Só há 35 disponíveis.',
  ])
})

test('the same key twice starts once; another start of the same preview is refused', async () => {
  const found = await previa([['UMA', 'KG', '1', QUANDO, '', '', '']])
  const key = { 'idempotency-key': randomUUID() }
  const answers = await Promise.all([1, 2, 3].map(() => start(cliente, 'pedidos', found.id, {}, key)))
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([202, 202, 202])
  expect((await start(cliente, 'pedidos', found.id)).json()).toMatchObject({
    error: 'IMPORTACAO_INICIADA',
  })
  await ended(cliente, found.id)
  const { rows } = await app.database.pool.query(
    "select count(*)::int as total from pedido where numero_pedido_cliente = 'UMA'",
  )
  expect(rows).toEqual([{ total: 1 }])
})

test('staff name the client by column or by choice; a client user never another one', async () => {
  const rows = [
    ['Cliente', 'Pedido', 'Código', 'Qtd', 'Coleta'],
    ['C2', 'S1', 'OUTRO', '1', QUANDO],
    ['', 'S2', 'OUTRO', '1', QUANDO],
  ]
  const without = importacaoOf(await sendSheet(app, operador, 'pedidos', csvOf(rows)), 201)
  expect(errosOf(await linhasOf(operador, without.id))).toEqual(['3 cliente EMPTY_REQUIRED_FIELD'])
  const query = `?cliente=${dois}`
  const chosen = importacaoOf(await sendSheet(app, operador, 'pedidos', csvOf(rows), { query }), 201)
  expect(chosen).toMatchObject({ comErro: 0, cliente: 'Cliente Dois' })
  const own = importacaoOf(await sendSheet(app, cliente, 'pedidos', csvOf(rows), { query }), 201)
  expect(own.ignoradas).toEqual(['Cliente'])
  expect(errosOf(await linhasOf(cliente, own.id))).toEqual([
    '2 codigoProduto PRODUTO_DESCONHECIDO',
    '3 codigoProduto PRODUTO_DESCONHECIDO',
  ])
  expect((await (await app.as('cliente2')).get(`/importacao/${own.id}`)).statusCode).toBe(404)
})
