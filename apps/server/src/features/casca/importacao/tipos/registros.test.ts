import * as fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { startTestApp } from '../../../../platform/testing/app.ts'
import { readSpreadsheet } from '../../../../platform/spreadsheet/index.ts'
import {
  avisosOf,
  csvOf,
  ended,
  errosOf,
  importacaoOf,
  linhasOf,
  previewOf,
  PRODUTO,
  produtosOf,
  registrosOf,
  sendSheet,
  start,
} from '../testing/sheets.ts'

const app = await startTestApp({ work: true })
const operador = await app.as('operador')
afterAll(app.close)

const previa = (tipo: string, rows: string[][]) => previewOf(app, operador, tipo, rows)

test('products: duplicates in the file and in the register, unknown client, wrong bar code, words for yes', async () => {
  const found = await previa('produtos', [
    PRODUTO,
    ['C1', 'D1', 'Um', 'cx', 'não', '7891234567895'],
    ['C1', 'D1', 'De novo', '', '', ''],
    ['C2', 'D1', 'Do outro', '', '', ''],
    ['C9', 'D2', 'De ninguém', '', '', ''],
    ['', 'D3', 'Sem cliente', '', '', ''],
    ['C1', 'D4', '', '', 'às vezes', '123'],
    ['C1', 'D5', 'Mesmo EAN', '', '', '7891234567895'],
    ['99.999.002/0001-01', 'D6', 'Pelo CNPJ', '', '', ''],
  ])
  expect(errosOf(await linhasOf(operador, found.id))).toEqual([
    '3 codigoProduto PLANILHA_REPETIDA',
    '5 cliente CLIENTE_DESCONHECIDO',
    '6 cliente EMPTY_REQUIRED_FIELD',
    '7 inteiro SIM_NAO',
    '7 descricao EMPTY_REQUIRED_FIELD',
    '7 codigoBarras CODIGO_DE_BARRAS',
    '8 codigoBarras PLANILHA_REPETIDA',
  ])
  importacaoOf(await start(operador, 'produtos', found.id), 202)
  expect(await ended(operador, found.id)).toMatchObject({ estado: 'terminada', gravados: 3, recusados: 0 })
  const again = await previa('produtos', [PRODUTO, ['C1', 'D1', 'Um', '', '', '']])
  expect(errosOf(await linhasOf(operador, again.id))).toEqual(['2 codigoProduto SAME_CODE'])
})

test('imported is the same as entered one by one', async () => {
  const produto = fc.record({
    descricao: fc.stringMatching(/^[A-Za-zçãé0-9 ]{1,30}$/).filter((text) => text.trim() !== ''),
    unidade: fc.constantFrom('un', 'cx', 'kg'),
    inteiro: fc.boolean(),
    cliente: fc.constantFrom('C1', 'C2'),
  })
  let run = 0
  await fc.assert(
    fc.asyncProperty(fc.array(produto, { minLength: 1, maxLength: 8 }), async (produtos) => {
      run += 1
      const [folha, tela] = [`F${run}-`, `T${run}-`]
      const rows = produtos.map(({ cliente, descricao, unidade, inteiro }, at) => [
        cliente,
        `${folha}${at}`,
        descricao,
        unidade,
        inteiro ? 'Sim' : 'Não',
        '',
      ])
      const found = await previa('produtos', [PRODUTO, ...rows])
      importacaoOf(
        await start(operador, 'produtos', found.id, { modo: run % 2 ? 'tudo-ou-nada' : 'so-as-certas' }),
        202,
      )
      await ended(operador, found.id)
      for (const [at, { cliente, ...input }] of produtos.entries()) {
        const id = cliente === 'C1' ? app.clientes.um : app.clientes.dois
        const answer = await operador.post('/produto', {
          ...input,
          cliente: { id },
          codigoProduto: `${tela}${at}`,
        })
        expect(answer.statusCode).toBe(201)
      }
      const named = (rows_: Record<string, unknown>[], prefixo: string) =>
        rows_.map((row) => ({ ...row, codigo_produto: String(row['codigo_produto']).slice(prefixo.length) }))
      expect(named(await produtosOf(app, folha), folha)).toEqual(named(await produtosOf(app, tela), tela))
    }),
    { numRuns: 6 },
  )
})

test('customers: check digits, duplicates, codes from the document', async () => {
  const titulos = [
    'Nome fantasia',
    'Razão social',
    'CNPJ',
    'UF',
    'E-mail',
    'Inscrição estadual',
    'FEFO',
    'Código do cliente',
  ]
  const found = await previa('clientes', [
    titulos,
    ['Nova', 'Nova Ltda', '12.ABC.345/01DE-35', 'sp', 'a@b.example', 'isento', 'Exigir', ''],
    ['Dígito', 'Dígito Ltda', '12.ABC.345/01DE-36', '', '', '', '', ''],
    ['Já há', 'Já há Ltda', '99999002000101', '', '', '', '', ''],
    ['Repete', 'Repete Ltda', '12ABC34501DE35', '', '', '', '', ''],
    ['Estado', 'Estado Ltda', '52998224725', 'XX', 'nada', 'abc', 'sempre', ''],
    ['Código', 'Código Ltda', '529.982.247-25', '', '', '', '', 'C1'],
  ])
  expect(errosOf(await linhasOf(operador, found.id))).toEqual([
    '3 cnpjCpf CNPJ_INVALID',
    '4 cnpjCpf CNPJ_AREADY_REGISTERED',
    '5 cnpjCpf PLANILHA_REPETIDA',
    '6 emailComercial EMAIL_INVALIDO',
    '6 estado OPCAO_INVALIDA',
    '6 fefo OPCAO_INVALIDA',
    '7 codigoCliente CODIGO_JA_USADO',
  ])
  importacaoOf(await start(operador, 'clientes', found.id), 202)
  expect(await ended(operador, found.id)).toMatchObject({ gravados: 1 })
  const [registro] = await registrosOf(operador, found.id)
  expect((await operador.get(`/cliente/${registro?.destino?.id ?? 0}`)).json()).toMatchObject({
    cnpjCpf: '12ABC34501DE35',
    codigoCliente: '12ABC34501DE35',
    estado: 'SP',
    inscricaoEstadual: 'ISENTO',
    fefo: 'exigir',
  })
})

test('coupons: codes as the form takes them, days and words of the situation', async () => {
  const admin = await app.as('admin')
  const titulos = ['Cupom', 'Validade', 'Descrição', 'Situação do cadastro']
  const found = await previewOf(app, admin, 'cupons', [
    titulos,
    ['feira-26', '31/12/2031', 'Feira', 'inativo'],
    ['com espaço', '', '', ''],
    ['FEIRA-26', '31/02/2031', '', ''],
    ['Feira-26', '', '', 'meio'],
  ])
  expect(errosOf(await linhasOf(admin, found.id))).toEqual([
    '3 codigo CUPOM_CODIGO',
    '4 validoAte DATA_INVALIDA',
    '4 codigo PLANILHA_REPETIDA',
    '5 status OPCAO_INVALIDA',
  ])
  importacaoOf(await start(admin, 'cupons', found.id), 202)
  expect(await ended(admin, found.id)).toMatchObject({ gravados: 1 })
  const [registro] = await registrosOf(admin, found.id)
  expect((await admin.get(`/cupom/${registro?.destino?.id ?? 0}`)).json()).toMatchObject({
    codigo: 'FEIRA-26',
    validoAte: '2031-12-31',
    descricao: 'Feira',
    status: 'INATIVO',
  })
  expect((await operador.get('/importacao/cupons')).statusCode).toBe(403)
})

test('opening stock goes in once; more of it only when asked to add', async () => {
  const codigo = 'EST'
  const { id: produto } = (
    await operador.post('/produto', {
      cliente: { id: app.clientes.um },
      codigoProduto: codigo,
      descricao: 'Estocado',
    })
  ).json<{ id: number }>()
  const rows = [
    ['Cliente', 'Código', 'Lote', 'Validade', 'Quantidade'],
    ['C1', codigo, 'L1', '31/12/2027', '10'],
    ['C1', codigo, 'L1', '31/12/2028', '20'],
    ['C1', codigo, '', '', '1.000'],
  ]
  const run = async (more: object = {}) => {
    const found = await previa('estoque', rows)
    const answer = await start(operador, 'estoque', found.id, { modo: 'tudo-ou-nada', ...more })
    if (answer.statusCode === 202) await ended(operador, found.id)
    return { found, answer }
  }
  const saldos = async () =>
    (await operador.get(`/estoque/produtos/${produto}/saldos`)).json<
      { lote: string; fisico: number; id: number }[]
    >()

  importacaoOf((await run()).answer, 202)
  const first = await saldos()
  expect(first.map(({ lote, fisico }) => [lote, fisico])).toEqual([
    ['L1', 10],
    ['L1', 20],
    ['', 1000],
  ])
  const extrato = await operador.get(`/estoque/saldos/${first[0]?.id ?? 0}/extrato`)
  expect(extrato.json()).toMatchObject({
    movimentos: [{ tipo: 'ENTRADA', fisico: 10, motivo: 'Saldo inicial' }],
  })

  const again = await run()
  expect(again.answer.statusCode).toBe(409)
  expect(errosOf(await linhasOf(operador, again.found.id))).toEqual([
    '2 quantidade SALDO_EXISTE',
    '3 quantidade SALDO_EXISTE',
    '4 quantidade SALDO_EXISTE',
  ])
  const added = await run({ somar: true })
  importacaoOf(added.answer, 202)
  expect(avisosOf(await linhasOf(operador, added.found.id))[2]).toBe('4 Soma ao saldo de 1.000 que já existe')
  expect((await saldos()).map(({ fisico }) => fisico)).toEqual([20, 40, 2000])

  const wrong = await previa('estoque', [
    rows[0] ?? [],
    ['C1', codigo, 'N', '', '1,5'],
    ['C1', codigo, 'N2', '30/02/2027', '-1'],
    ['C2', codigo, 'N3', '', '1'],
    ['C1', codigo, 'N4', '01/01/2020', '1'],
    ['C1', codigo, 'N4', '01/01/2020', '2'],
  ])
  const linhas = await linhasOf(operador, wrong.id)
  expect(errosOf(linhas)).toEqual([
    '2 quantidade QUANTIDADE_INTEIRA',
    '3 dataValidade DATA_INVALIDA',
    '3 quantidade QUANTIDADE_INVALIDA',
    '4 codigoProduto PRODUTO_DESCONHECIDO',
    '6 lote PLANILHA_REPETIDA',
  ])
  expect(avisosOf(linhas)).toEqual(['6 Lote vencido em 01/01/2020', '5 Lote vencido em 01/01/2020'])
})

test('the template is read back by its own kind, and its example is left out', async () => {
  const cliente = await app.as('cliente')
  for (const [caller, tipo, primeira] of [
    [operador, 'pedidos', 'Cliente'],
    [cliente, 'pedidos', 'Nº do pedido do cliente'],
    [operador, 'clientes', 'Nome fantasia'],
    [operador, 'produtos', 'Cliente'],
    [await app.as('admin'), 'cupons', 'Código'],
    [operador, 'estoque', 'Cliente'],
  ] as const) {
    const answer = await caller.get(`/importacao/${tipo}/modelo.xlsx`)
    expect(answer.statusCode).toBe(200)
    const [titulos] = await readSpreadsheet(answer.rawPayload)
    expect(titulos?.textos[0]).toBe(primeira)
    const empty = await sendSheet(app, caller, tipo, answer.rawPayload)
    expect(empty.json()).toMatchObject({ error: 'PLANILHA_VAZIA' })
  }
})

test('refusals of the file: size, missing columns, no file, not multipart', async () => {
  const large = await sendSheet(app, operador, 'produtos', Buffer.alloc(10 * 1024 * 1024 + 1, 'a;b\n'))
  expect(large.statusCode).toBe(413)
  const without = await sendSheet(
    app,
    operador,
    'estoque',
    csvOf([
      ['Código', 'Lote'],
      ['1', '2'],
    ]),
  )
  expect(without.statusCode).toBe(422)
  expect(without.json<{ error_description: string }>().error_description).toContain('Quantidade')
  expect((await operador.post('/importacao/produtos/previa', {})).statusCode).toBe(415)
  expect((await sendSheet(app, operador, 'produtos', Buffer.alloc(0))).statusCode).toBe(400)
})
