import { strToU8, unzipSync, zipSync } from 'fflate'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { writeWorkbook } from '../../../../platform/spreadsheet/index.ts'
import { expectOneShape, startTestApp } from '../../../../platform/testing/app.ts'
import { listenToErrors } from '../../../../platform/testing/log.ts'
import { avisosOf, csvOf, errosOf, importacaoOf, linhasOf, PRODUTO, sendSheet } from '../testing/sheets.ts'

const app = await startTestApp({ work: true })
const operador = await app.as('operador')
const logged = listenToErrors(app.app)
afterAll(app.close)

const kept = async (): Promise<unknown> => {
  const { rows } = await app.database.pool.query(
    'select (select count(*) from importacao) as importacoes, (select count(*) from importacao_linha) as linhas, (select count(*) from produto) as produtos',
  )
  return rows[0]
}
let before: unknown
beforeEach(async () => {
  before = await kept()
})

const SHEET = 'xl/worksheets/sheet1.xml'
const book = writeWorkbook([{ name: 'Dados', widths: [10], rows: [['a']] }])
const withParts = (parts: Record<string, Uint8Array>): Buffer =>
  Buffer.from(zipSync({ ...unzipSync(book), ...parts }, { level: 9 }))
const sheetOf = (rows: string): Buffer =>
  withParts({ [SHEET]: strToU8(`<worksheet xmlns="x"><sheetData>${rows}</sheetData></worksheet>`) })

describe('a file that is no sheet for us is refused before anything is kept', () => {
  test.each<[string, () => Buffer, string, string]>([
    [
      'a ZIP bomb',
      () => withParts({ 'xl/media/a.bin': new Uint8Array(80 * 1024 * 1024) }),
      'a.xlsx',
      'PLANILHA_GRANDE',
    ],
    [
      'a bomb of one repeated cell',
      () => sheetOf(`<row>${'<c t="str"><v>aaaaaaaaaaaaaaaaaaaaaaaa</v></c>'.repeat(1_500_000)}</row>`),
      'a.xlsx',
      'PLANILHA_GRANDE',
    ],
    [
      '200,000 rows',
      () => csvOf([PRODUTO, ...Array.from({ length: 200_000 }, (_, at) => ['C1', String(at), 'x'])]),
      'a.csv',
      'PLANILHA_LINHAS',
    ],
    ['a PDF by the name of a sheet', () => Buffer.from('%PDF-1.7\n'), 'a.xlsx', 'PLANILHA_TIPO'],
    ['a sheet cut in half', () => Buffer.from(book).subarray(0, 400), 'a.xlsx', 'PLANILHA_QUEBRADA'],
  ])('%s', async (_what, bytes, filename, code) => {
    const answer = await sendSheet(app, operador, 'produtos', bytes(), { filename })
    expectOneShape(answer)
    expect([answer.statusCode, answer.json().error]).toEqual([422, code])
    expect(await kept()).toEqual(before)
    expect(logged).toEqual([])
  })
})

describe('a file as people have it', () => {
  const rows = [PRODUTO.slice(0, 3), ['C1', 'AÇAÍ-1', 'Açaí em pó, 1 kg']]
  const quoted = rows.map((row) => row.map((text) => `"${text}"`))
  test.each<[string, Buffer]>([
    ['Windows-1252 with semicolons', Buffer.from(csvOf(rows).toString(), 'latin1')],
    ['Windows-1252 with commas', Buffer.from(csvOf(quoted, ',').toString(), 'latin1')],
    ['UTF-8 with commas', csvOf(quoted, ',')],
  ])('%s', async (_what, bytes) => {
    const { id } = importacaoOf(await sendSheet(app, operador, 'produtos', bytes), 201)
    const linhas = await linhasOf(operador, id)
    expect(errosOf(linhas)).toEqual([])
    expect(linhas[0]?.valores).toMatchObject({ codigoProduto: 'AÇAÍ-1', descricao: 'Açaí em pó, 1 kg' })
  })

  test('formulas count by what they gave, and say so; one that failed or gave nothing yet is told at its cell', async () => {
    const head = PRODUTO.slice(0, 3).map((text) => `<c t="str"><v>${text}</v></c>`)
    const bytes = sheetOf(
      `<row r="1">${head.join('')}</row>
       <row r="2"><c r="A2" t="str"><v>C1</v></c><c r="B2" t="str"><f>"F"&amp;1</f><v>F1</v></c><c r="C2" t="str"><v>Um</v></c></row>
       <row r="3"><c r="A3" t="str"><v>C1</v></c><c r="B3" t="str"><v>F2</v></c><c r="C3" t="e"><f>1/0</f><v>#DIV/0!</v></c></row>
       <row r="4"><c r="A4" t="str"><v>C1</v></c><c r="B4"><f>X9</f></c><c r="C4" t="str"><v>Três</v></c></row>`,
    )
    const { id } = importacaoOf(
      await sendSheet(app, operador, 'produtos', bytes, { filename: 'a.xlsx' }),
      201,
    )
    const linhas = await linhasOf(operador, id)
    expect(errosOf(linhas)).toEqual(['3 descricao PLANILHA_CELULA', '4 codigoProduto PLANILHA_CELULA'])
    expect(avisosOf(linhas)).toEqual([expect.stringMatching(/^2 .*fórmula/i)])
    expect(linhas.find(({ linha }) => linha === 2)?.valores).toMatchObject({ codigoProduto: 'F1' })
  })
})
