import * as fc from 'fast-check'
import { strToU8, unzipSync, zipSync, type Zippable } from 'fflate'
import { describe, expect, test } from 'vitest'
import { AppError } from '../http/errors.ts'
import { countTurns } from '../testing/count.ts'
import { readSpreadsheet, SHEET_LIMITS, writeWorkbook } from './index.ts'

const book = (rows: string[][]) => writeWorkbook([{ name: 'Dados', widths: [10], rows }])
const textos = async (bytes: Uint8Array) => (await readSpreadsheet(bytes)).map((row) => row.textos)

/** A workbook with one of its parts replaced. */
const withPart = (name: string, text: string, options: Zippable = {}): Uint8Array =>
  zipSync({ ...unzipSync(book([['a']])), ...options, [name]: strToU8(text) })

const SHEET = 'xl/worksheets/sheet1.xml'
const sheetOf = (data: string, before = '') =>
  withPart(SHEET, `${before}<worksheet xmlns="x"><sheetData>${data}</sheetData></worksheet>`)

const refusalOf = async (bytes: Uint8Array): Promise<unknown> => {
  try {
    return await readSpreadsheet(bytes)
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    expect(error.statusCode).toBe(422)
    return [error.code, error.message]
  }
}

describe('workbooks', () => {
  test('what was written is read, whatever the texts', async () => {
    const cell = fc.string({ unit: 'binary', maxLength: 20 }).map((text) =>
      text
        .toWellFormed()
        .replaceAll(/[\p{Cc}\ufffe\uffff]/gu, '')
        .trim(),
    )
    const rows = fc.array(
      fc.array(
        cell.filter((text) => text !== ''),
        { minLength: 1, maxLength: 5 },
      ),
      {
        minLength: 1,
        maxLength: 5,
      },
    )
    await fc.assert(
      fc.asyncProperty(rows, async (given) => {
        expect(await textos(book(given))).toEqual(given)
      }),
      { numRuns: 15 },
    )
  })

  test('numbers, dates by their format, booleans, formulas with what they gave, failed and not yet computed ones', async () => {
    const styles =
      '<styleSheet xmlns="x"><numFmts><numFmt numFmtId="164" formatCode="dd\\/mm\\/yyyy\\ hh:mm"/><numFmt numFmtId="165" formatCode="[$R$-416]\\ #,##0.00;[Red]\\-#,##0.00"/></numFmts><cellStyleXfs><xf/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="164"/><xf numFmtId="165"/></cellXfs></styleSheet>'
    const sheet = `<worksheet xmlns="x"><sheetData><row r="3">
      <c r="A3"><v>12.5</v></c><c r="B3"><v>7891234567895</v></c><c r="C3" s="1"><v>46346</v></c>
      <c r="D3" s="2"><v>46346.427083333336</v></c><c r="E3" s="3"><v>0.30000000000000004</v></c><c r="F3" t="b"><v>1</v></c>
      <c r="G3"><f>1+1</f><v>2</v></c><c r="H3" t="str"><f>HYPERLINK("http://x")</f><v>x</v></c>
      <c r="I3" t="e"><f>1/0</f><v>#DIV/0!</v></c><c r="J3"><f>X9</f></c><c r="L3" t="str"><f>IF(1,"")</f><v></v></c><c r="K3" t="inlineStr"><is><r><t>ri</t></r><r><t>ch</t></r></is></c>
    </row></sheetData></worksheet>`
    const [row, ...rest] = await readSpreadsheet(withPart(SHEET, sheet, { 'xl/styles.xml': strToU8(styles) }))
    expect(rest).toEqual([])
    expect(row).toEqual({
      numero: 3,
      textos: [
        '12,5',
        '7891234567895',
        '20/11/2026',
        '20/11/2026 10:15',
        '0,3',
        'Sim',
        '2',
        'x',
        '#DIV/0!',
        'sem resultado',
        'rich',
      ],
      formulas: [6, 7, 8, 9],
      erros: [8, 9],
    })
  })

  test.each([
    ['cut short', book([['a'], ['b']]).subarray(0, 600), 'PLANILHA_QUEBRADA'],
    ['a ZIP of something else', zipSync({ 'leia.txt': strToU8('oi') }), 'PLANILHA_TIPO'],
    ['OpenDocument', zipSync({ 'content.xml': strToU8('<x/>'), mimetype: strToU8('x') }), 'PLANILHA_TIPO'],
    [
      '.xlsb',
      zipSync({ '[Content_Types].xml': strToU8('<x/>'), 'xl/workbook.bin': strToU8('x') }),
      'PLANILHA_TIPO',
    ],
    ['without a workbook', zipSync({ '[Content_Types].xml': strToU8('<x/>') }), 'PLANILHA_QUEBRADA'],
    ['with broken XML', sheetOf('<row><c>'), 'PLANILHA_QUEBRADA'],
    [
      'with entities of its own',
      sheetOf(
        '<row r="1"><c r="A1" t="str"><v>&b;</v></c></row>',
        '<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;">]>',
      ),
      'PLANILHA_QUEBRADA',
    ],
    [
      'with an external entity',
      sheetOf('<row r="1"/>', '<!DOCTYPE x [<!ENTITY f SYSTEM "file:///etc/passwd">]>'),
      'PLANILHA_QUEBRADA',
    ],
    ['beyond 100 columns', sheetOf('<row r="1"><c r="ZZ1"><v>1</v></c></row>'), 'PLANILHA_COLUNAS'],
    [
      'an old .xls',
      Buffer.concat([Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]), Buffer.alloc(600)]),
      'PLANILHA_TIPO',
    ],
  ])('%s is refused', async (_what, bytes, code) => {
    expect(await refusalOf(bytes)).toEqual([code, expect.any(String)])
  })

  test('a workbook with a password is told from an old one', async () => {
    const head = Buffer.from([0xd0, 0xcf, 0x11, 0xe0])
    const bytes = Buffer.concat([head, Buffer.alloc(60), Buffer.from('EncryptedPackage', 'utf16le')])
    expect(await refusalOf(bytes)).toEqual([
      'PLANILHA_TIPO',
      'Este arquivo é uma planilha protegida por senha. Envie uma planilha .xlsx ou .csv.',
    ])
  })

  test('a bomb is refused for its size before its time is up: by ratio, by sum, by number of entries, by repetition', async () => {
    const zeros = new Uint8Array(60 * 1024 * 1024)
    const bombs = [
      zipSync({ ...unzipSync(book([['a']])), 'xl/media/a.bin': zeros }, { level: 1 }),
      zipSync(Object.fromEntries(Array.from({ length: 3000 }, (_, at) => [`a${at}`, new Uint8Array(1)]))),
      sheetOf(
        Array.from(
          { length: 20_000 },
          (_, row) =>
            `<row r="${row + 1}">${'<c t="str"><v>aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa</v></c>'.repeat(30)}</row>`,
        ).join(''),
      ),
    ]
    for (const bomb of bombs) expect(await refusalOf(bomb)).toEqual(['PLANILHA_GRANDE', expect.any(String)])
  })

  test('an entry that inflates beyond what it declares is cut off', async () => {
    const bytes = Buffer.from(sheetOf(`<row r="1"><c r="A1"><v>1</v></c></row>${'<row/>'.repeat(5000)}`))
    // The declared size of the sheet, in its own header and in the directory.
    const size = unzipSync(bytes)[SHEET]?.length ?? 0
    const wanted = Buffer.alloc(4)
    wanted.writeUInt32LE(size)
    for (let at = bytes.indexOf(wanted); at >= 0; at = bytes.indexOf(wanted, at + 4))
      bytes.writeUInt32LE(100, at)
    expect(await refusalOf(bytes)).toEqual(['PLANILHA_QUEBRADA', expect.any(String)])
  })

  test('200,000 lines are refused, and nothing else waits for it', async () => {
    const rows = Array.from(
      { length: 200_000 },
      (_, row) => `<row r="${row + 1}"><c r="A${row + 1}"><v>${row}</v></c></row>`,
    )
    const bytes = sheetOf(rows.join(''))
    const turns = await countTurns(async () =>
      expect(await refusalOf(bytes)).toEqual([
        'PLANILHA_LINHAS',
        `A planilha tem mais de ${SHEET_LIMITS.rows.toLocaleString('pt-BR')} linhas. Divida-a em partes.`,
      ]),
    )
    expect(turns).toBeGreaterThan(100)
  })

  test('a reading that takes too long is given up', async () => {
    const rows = Array.from({ length: 20_000 }, (_, at) => [String(at), 'x'])
    await expect(readSpreadsheet(book(rows), { milliseconds: 1 })).rejects.toMatchObject({
      code: 'PLANILHA_DEMORADA',
    })
  })
})

describe('CSV', () => {
  const wanted = [
    ['Código', 'Descrição'],
    ['1', 'Açaí; em pó'],
  ]
  test.each([
    ['UTF-8', Buffer.from('Código;Descrição\n1;"Açaí; em pó"\n')],
    ['UTF-8 with its mark', Buffer.from('\ufeffCódigo;Descrição\r\n1;"Açaí; em pó"')],
    ['Windows-1252', Buffer.from('Código;Descrição\r\n1;"Açaí; em pó"\r\n', 'latin1')],
    ['commas', Buffer.from('Código,Descrição\n1,Açaí; em pó\n')],
    ['Windows-1252 with commas', Buffer.from('Código,Descrição\n1,Açaí; em pó\n', 'latin1')],
    ['tabs', Buffer.from('Código\tDescrição\n1\tAçaí; em pó\n')],
    ['UTF-16', Buffer.from('\ufeffCódigo\tDescrição\n1\tAçaí; em pó\n', 'utf16le')],
    ['a line that names the delimiter', Buffer.from('sep=;\r\nCódigo;Descrição\n1;"Açaí; em pó"\n')],
  ])('%s', async (_what, bytes) => {
    expect(await textos(bytes)).toEqual(wanted)
  })

  test('line numbers are the spreadsheet’s, blank lines counted; a formula is text', async () => {
    expect(await readSpreadsheet(Buffer.from("a;b\n\n;\n=1+1;'=2+2\n"))).toEqual([
      { numero: 1, textos: ['a', 'b'] },
      { numero: 4, textos: ['=1+1', '=2+2'] },
    ])
  })

  test.each([
    ['a PDF', Buffer.from('%PDF-1.7 …'), 'PLANILHA_TIPO'],
    ['a page that calls itself .xls', Buffer.from('<html><table><tr><td>1'), 'PLANILHA_TIPO'],
    ['other bytes', Buffer.from([1, 2, 3, 0, 255]), 'PLANILHA_TIPO'],
    ['a quote that never ends', Buffer.from('a;b\n"1;2\n3;4\n'), 'PLANILHA_QUEBRADA'],
    ['200,000 lines', Buffer.from('a;b\n'.repeat(200_000)), 'PLANILHA_LINHAS'],
    ['200,000 blank lines', Buffer.from('a;b\n'.padEnd(200_000, '\n')), 'PLANILHA_LINHAS'],
  ])('%s is refused', async (_what, bytes, code) => {
    expect(await refusalOf(bytes)).toEqual([code, expect.any(String)])
  })
})
