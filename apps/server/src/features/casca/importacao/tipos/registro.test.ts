import { afterAll, beforeAll, expect, test } from 'vitest'
import { readSpreadsheet } from '../../../../platform/spreadsheet/index.ts'
import { startGrife, type Grife } from '../../../../register/testing/grife.ts'
import {
  ended,
  errosOf,
  importacaoOf,
  linhasOf,
  previewOf,
  registrosOf,
  sendSheet,
  start,
} from '../testing/sheets.ts'

let started: Grife
let { app, db, admin, operador, create } = {} as Grife
beforeAll(async () => {
  started = await startGrife({ work: true })
  ;({ app, db, admin, operador, create } = started)
})
afterAll(() => started.close())

// The fields of the form in its order and words; only the register's definition contains them.
const TITULOS = ['Nome da grife', 'Código', 'Desde', 'Própria', 'Situação', 'Valor']
const previa = (...rows: string[][]) => previewOf(app, admin, 'grifes', [TITULOS, ...rows])

const stored = async (codigo: string) => {
  const answer = await operador.post('/grife/findByFiltro', { filter: { codigo, status: '' } })
  return answer.json<{ content: { id: number }[] }>().content
}

test('a definition makes the template, for who may write its records', async () => {
  const modelo = await admin.get('/importacao/grifes/modelo.xlsx')
  const rows = await readSpreadsheet(modelo.rawPayload)
  expect(rows.map(({ textos }) => textos)).toEqual([TITULOS, ['', '', '31/12/2027', 'Não', '', '1.234,56']])
  expect((await sendSheet(app, admin, 'grifes', modelo.rawPayload)).json()).toMatchObject({
    error: 'PLANILHA_VAZIA',
  })
  expect((await operador.get('/importacao/grifes/modelo.xlsx')).statusCode).toBe(403)
  expect((await sendSheet(app, operador, 'grifes', modelo.rawPayload)).statusCode).toBe(403)
})

test('its schema, hooks and unique fields make the preview; the good ones go in as if they had been entered', async () => {
  await create({ nome: 'Áurea', codigo: 'au' })
  const found = await previa(
    ['Ômega', 'om', '03/02/1999', 'sim', 'fora de linha', 'R$ 1.299,90'],
    ['', 'onze letras', '30/02/2026', 'talvez', 'meio', '9,999'],
    ['Repete', 'OM', '', '', ''],
    ['Já há', 'Au', '', '', ''],
    ['Proibida', 'P', '', '', ''],
    ['Simples', 's', '', '', 'ATIVO'],
  )
  expect(errosOf(await linhasOf(admin, found.id)).toSorted()).toEqual([
    '3 codigo TEXTO_LONGO',
    '3 desde DATA_INVALIDA',
    '3 nome EMPTY_REQUIRED_FIELD',
    '3 propria SIM_NAO',
    '3 status OPCAO_INVALIDA',
    '3 valor DINHEIRO_INVALIDO',
    // The hook makes capitals of it; uniqueness is checked on the value to be stored.
    '4 codigo PLANILHA_REPETIDA',
    '5 codigo CODIGO_JA_USADO',
    '6 nome OPCAO_INVALIDA',
  ])
  expect((await start(admin, 'grifes', found.id, { modo: 'tudo-ou-nada' })).json()).toMatchObject({
    error: 'IMPORTACAO_COM_ERROS',
  })
  expect(await stored('OM')).toEqual([])

  importacaoOf(await start(admin, 'grifes', found.id), 202)
  expect(await ended(admin, found.id)).toMatchObject({ estado: 'terminada', gravados: 2, recusados: 0 })
  const [omega] = await stored('OM')
  expect(omega).toMatchObject({
    nome: 'Ômega',
    codigo: 'OM',
    desde: '1999-02-03',
    propria: true,
    valor: 1299.9,
    status: 'INATIVO',
    versao: 1,
  })
  expect(await stored('S')).toMatchObject([{ nome: 'Simples', desde: null, propria: false, status: 'ATIVO' }])
  expect((await registrosOf(admin, found.id)).map(({ destino }) => destino?.rotulo)).toEqual([
    'Ômega',
    'Simples',
  ])
  const log = await db
    .selectFrom('auditoria')
    .innerJoin('usuario', 'usuario.id', 'auditoria.usuario_id')
    .select(['mudancas', 'email'])
    .where('entidade', '=', 'grife')
    .where('entidade_id', '=', omega?.id ?? 0)
    .execute()
  expect(log).toEqual([
    { mudancas: [{ campo: 'grife', acao: 'criado', para: 'Ômega' }], email: 'admin@retaguarda.example' },
  ])
  const rest = (await admin.get(`/importacao/${found.id}/erros.csv`)).body.trim().split('\r\n')
  expect(rest).toHaveLength(5)
})

test('all or nothing: one that somebody else entered meanwhile undoes the rest; corrected, all go in', async () => {
  const rows = [
    ['Um', 'T1', '', '', ''],
    ['Dois', 'T2', '', '', ''],
  ]
  const late = await previa(...rows)
  const { id } = await create({ nome: 'Antes', codigo: 'T2' })
  importacaoOf(await start(admin, 'grifes', late.id, { modo: 'tudo-ou-nada' }), 202)
  expect(await ended(admin, late.id)).toMatchObject({ estado: 'desfeita', gravados: 0, recusados: 1 })
  expect(await stored('T1')).toEqual([])

  const again = await previa(...rows)
  expect(errosOf(await linhasOf(admin, again.id))).toEqual(['3 codigo CODIGO_JA_USADO'])
  const corrected = { linhas: [{ linha: 3, valores: { codigo: 'T3' } }] }
  importacaoOf(await start(admin, 'grifes', again.id, { modo: 'tudo-ou-nada', ...corrected }), 202)
  expect(await ended(admin, again.id)).toMatchObject({ estado: 'terminada', gravados: 2 })
  expect(await stored('T')).toMatchObject([{ nome: 'Antes', id }, { nome: 'Dois' }, { nome: 'Um' }])
})
