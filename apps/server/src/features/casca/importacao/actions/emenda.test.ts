import { afterAll, expect, test } from 'vitest'
import { startTestApp } from '../../../../platform/testing/app.ts'
import {
  ended,
  errosOf,
  importacaoOf,
  linhasOf,
  previewOf,
  PRODUTO,
  produtosOf,
  registrosOf,
  start,
} from '../testing/sheets.ts'

const app = await startTestApp({ work: true })
const operador = await app.as('operador')
afterAll(app.close)

const previa = (rows: string[][]) => previewOf(app, operador, 'produtos', [PRODUTO, ...rows])
const fora = (id: number) => linhasOf(operador, id, '?size=100&mostrar=fora')
const correct = (id: number, linhas: object[] = []) => operador.put(`/importacao/${id}/linhas`, { linhas })
const codigos = async (prefixo: string) =>
  (await produtosOf(app, prefixo)).map(({ codigo_produto }) => codigo_produto)

test('what did not go in is corrected after the end, and goes in one by one, then together', async () => {
  const { id } = await previa([
    ['C1', 'EM-1', 'Um', '', '', ''],
    ['C1', 'EM-2', '', '', 'talvez', ''],
    ['C1', 'EM-3', '', '', '', ''],
    ['C1', 'EM-4', '', '', '', ''],
  ])
  importacaoOf(await start(operador, 'produtos', id), 202)
  expect(await ended(operador, id)).toMatchObject({ gravados: 1, registros: 4 })
  // A row with two errors has two sentences, each for its own column.
  expect(errosOf(await fora(id))).toEqual([
    '3 inteiro SIM_NAO',
    '3 descricao EMPTY_REQUIRED_FIELD',
    '4 descricao EMPTY_REQUIRED_FIELD',
    '5 descricao EMPTY_REQUIRED_FIELD',
  ])
  const descricao = (linha: number, valores: object = {}) => ({
    linha,
    valores: { descricao: `Linha ${linha}`, ...valores },
  })
  const corrected = importacaoOf(await correct(id, [descricao(3, { inteiro: 'não' }), descricao(4)]), 200)
  expect(corrected).toMatchObject({ estado: 'terminada', gravados: 1, certos: 3, comErro: 1, registros: 4 })
  expect(await codigos('EM-')).toEqual(['EM-1'])

  importacaoOf(await start(operador, 'produtos', id, { apenas: [4] }), 202)
  expect(await ended(operador, id)).toMatchObject({ gravados: 2, recusados: 0, total: 2 })
  expect(await codigos('EM-')).toEqual(['EM-1', 'EM-3'])
  expect((await fora(id)).map(({ linha, situacao }) => `${linha} ${situacao}`)).toEqual([
    '3 pronta',
    '5 erro',
  ])

  importacaoOf(await correct(id, [descricao(5)]), 200)
  importacaoOf(await start(operador, 'produtos', id), 202)
  expect(await ended(operador, id)).toMatchObject({ gravados: 4, recusados: 0, comErro: 0 })
  expect(await codigos('EM-')).toEqual(['EM-1', 'EM-2', 'EM-3', 'EM-4'])
  expect(
    (await registrosOf(operador, id)).map(({ estado, primeiraLinha }) => `${primeiraLinha} ${estado}`),
  ).toEqual(['2 gravado', '3 gravado', '4 gravado', '5 gravado'])
  expect(await fora(id)).toEqual([])
  expect((await correct(id)).json()).toMatchObject({ error: 'IMPORTACAO_INICIADA' })
  expect((await start(operador, 'produtos', id)).json()).toMatchObject({ error: 'IMPORTACAO_INICIADA' })
})

test('a record refused at its turn is told at its cell once it is looked at again, and what is in does not go in twice', async () => {
  const { id } = await previa([
    ['C1', 'RE-1', 'Um', '', '', ''],
    ['C1', 'RE-2', 'Dois', '', '', ''],
  ])
  await operador.post('/produto', {
    cliente: { id: app.clientes.um },
    codigoProduto: 'RE-2',
    descricao: 'Antes',
  })
  importacaoOf(await start(operador, 'produtos', id), 202)
  expect(await ended(operador, id)).toMatchObject({ gravados: 1, recusados: 1 })
  expect(errosOf(await fora(id))).toEqual([])
  expect((await start(operador, 'produtos', id)).json()).toMatchObject({ error: 'IMPORTACAO_SEM_LINHAS' })
  importacaoOf(await correct(id), 200)
  expect(errosOf(await fora(id))).toEqual(['3 codigoProduto SAME_CODE'])
  // An imported line may not be changed any more.
  expect((await correct(id, [{ linha: 2, valores: { descricao: 'Outra' } }])).statusCode).toBe(404)
  importacaoOf(await correct(id, [{ linha: 3, valores: { codigoProduto: 'RE-3' } }]), 200)
  importacaoOf(await start(operador, 'produtos', id), 202)
  expect(await ended(operador, id)).toMatchObject({ gravados: 2, recusados: 0 })
  expect(await codigos('RE-')).toEqual(['RE-1', 'RE-2', 'RE-3'])
})

test('all or nothing, undone by one record, goes in whole once that one is corrected', async () => {
  const { id } = await previa([
    ['C1', 'TN-1', 'Um', '', '', ''],
    ['C1', 'TN-2', 'Dois', '', '', ''],
  ])
  await operador.post('/produto', {
    cliente: { id: app.clientes.um },
    codigoProduto: 'TN-2',
    descricao: 'Antes',
  })
  importacaoOf(await start(operador, 'produtos', id, { modo: 'tudo-ou-nada' }), 202)
  expect(await ended(operador, id)).toMatchObject({ estado: 'desfeita', gravados: 0 })
  importacaoOf(await correct(id), 200)
  const again = () => start(operador, 'produtos', id, { modo: 'tudo-ou-nada' })
  expect((await again()).json()).toMatchObject({ error: 'IMPORTACAO_COM_ERROS' })
  importacaoOf(await correct(id, [{ linha: 3, valores: { codigoProduto: 'TN-3' } }]), 200)
  importacaoOf(await again(), 202)
  expect(await ended(operador, id)).toMatchObject({ estado: 'terminada', gravados: 2, recusados: 0 })
})
