import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Caller, startTestApp } from '../../../../platform/testing/app.ts'
import { ended, errosOf, importacaoOf, linhasOf, previewOf, start } from '../testing/sheets.ts'

const app = await startTestApp({ work: true })
let admin: Caller
beforeAll(async () => {
  admin = await app.as('admin')
  for (const [path, body] of [
    ['/grupoMarca', { nome: 'Linha clássica' }],
    ['/marca', { nome: 'Aurora' }],
    ['/marca', { nome: 'Parada', status: 'INATIVO' }],
    ['/tipoEquipamento', { nome: 'Relógio de pulso' }],
  ] as const)
    expect((await admin.post(path, body)).statusCode).toBe(201)
})
afterAll(app.close)

test('S7-068: a cell names the brand of a model by its name; of none, or an inactive one, it is told', async () => {
  const titulos = [
    'Modelo',
    'Descrição',
    'Marca',
    'Tipo',
    'Meses de garantia',
    'Parafusos',
    'Situação do cadastro',
  ]
  const found = await previewOf(app, admin, 'modelos', [
    titulos,
    ['AU-1', 'Clássico', 'aurora', 'RELOGIO DE PULSO', '24', '4', 'Ativo'],
    ['AU-2', 'Sem marca', '', 'Relógio de pulso', '', '', ''],
    ['AU-3', 'Marca parada', 'Parada', 'Relógio de pulso', '', '', ''],
    ['AU-4', 'Tipo que não há', 'Aurora', 'Ampulheta', '', '9', ''],
    ['AU-1', 'Repetido', 'Aurora', 'Relógio de pulso', 'doze', '', ''],
  ])
  expect(errosOf(await linhasOf(admin, found.id)).toSorted()).toEqual([
    '3 marca EMPTY_REQUIRED_FIELD',
    '4 marca CADASTRO_DESCONHECIDO',
    '5 parafusos VALOR_MAXIMO',
    '5 tipoEquipamento CADASTRO_DESCONHECIDO',
    '6 codigo PLANILHA_REPETIDA',
    '6 mesesGarantia NUMERO_INVALIDO',
  ])
  importacaoOf(await start(admin, 'modelos', found.id), 202)
  expect(await ended(admin, found.id)).toMatchObject({ estado: 'terminada', gravados: 1 })
  const stored = await admin.post('/modeloProduto/findByFiltro', { filter: { codigo: 'AU-1' } })
  expect(stored.json().content).toMatchObject([
    {
      marca: { nome: 'Aurora' },
      tipoEquipamento: { nome: 'Relógio de pulso' },
      mesesGarantia: 24,
      parafusos: 4,
    },
  ])
  const again = await previewOf(app, admin, 'modelos', [
    titulos,
    ['AU-1', 'De novo', 'Aurora', 'Relógio de pulso'],
  ])
  expect(errosOf(await linhasOf(admin, again.id))).toEqual(['2 codigo SAME_CODE'])
})

test('S7-069: a brand may have no group; a name is known whatever its accents and case', async () => {
  const found = await previewOf(app, admin, 'marcas', [
    ['Marca', 'Grupo'],
    ['Meridiano', 'linha classica'],
    ['Avulsa', ''],
    ['AURORA', ''],
    ['Perdida', 'Grupo que não há'],
    ['meridiano', ''],
  ])
  expect(errosOf(await linhasOf(admin, found.id)).toSorted()).toEqual([
    '4 nome NOME_JA_USADO',
    '5 grupoMarca CADASTRO_DESCONHECIDO',
    '6 nome PLANILHA_REPETIDA',
  ])
  importacaoOf(await start(admin, 'marcas', found.id), 202)
  expect(await ended(admin, found.id)).toMatchObject({ estado: 'terminada', gravados: 2 })
  const stored = await admin.get('/marca?size=100')
  expect(stored.json()._embedded.marca).toContainEqual(
    expect.objectContaining({
      nome: 'Meridiano',
      grupoMarca: expect.objectContaining({ nome: 'Linha clássica' }),
    }),
  )
})

test("S7-096: an import brings causes of the house's own, never one of the product", async () => {
  const found = await previewOf(app, admin, 'causas', [['Nome'], ['Uso Indevido'], ['Ponteiro torto']])
  expect(errosOf(await linhasOf(admin, found.id))).toEqual(['2 nome NOME_JA_USADO'])
  importacaoOf(await start(admin, 'causas', found.id), 202)
  await ended(admin, found.id)
  const stored = await admin.post('/causaOs/findByFiltro', { filter: { nome: 'ponteiro' } })
  const [causa] = stored.json<{ content: { id: number; doProduto: boolean }[] }>().content
  expect(causa?.doProduto).toBe(false)
  expect(causa?.id).toBeGreaterThanOrEqual(1000)
})
