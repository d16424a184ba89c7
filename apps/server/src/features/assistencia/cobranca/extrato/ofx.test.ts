import { describe, expect, it } from 'vitest'
import { AppError } from '../../../../platform/http/errors.ts'
import { amostra, MANIFESTO } from '../testing/ofx.ts'
import { readOfx } from './ofx.ts'

const money = (valores: number[]) => (valores.reduce((sum, valor) => sum + valor, 0) / 100).toFixed(2)
const codeOf = (bytes: Uint8Array): string => {
  try {
    readOfx(bytes)
    return 'read'
  } catch (error) {
    return error instanceof AppError ? error.code : String(error)
  }
}
const chaves = (name: string) => readOfx(amostra(name)).lancamentos.map(({ chave }) => chave)
const CODES: Record<string, string> = {
  'refuse:truncated': 'OFX_CORTADO',
  'refuse:not-ofx': 'OFX_OUTRO',
  'refuse:empty': 'OFX_VAZIO',
  'refuse:bad-amount': 'OFX_ILEGIVEL',
  'refuse:bank-error': 'OFX_DO_BANCO',
}

describe("rede §3: a bank's file is read as its manifest says", () => {
  it.each(MANIFESTO.filter(({ outcome }) => outcome === 'read'))('$file: $shows', (row) => {
    const { lancamentos } = readOfx(amostra(row.file))
    const valores = lancamentos.map(({ valor }) => valor)
    const creditos = valores.filter((valor) => valor > 0)
    expect({
      rows: String(lancamentos.length),
      credits: String(creditos.length),
      sum: money(creditos),
      net: money(valores),
      day: (lancamentos[0]?.dia ?? '').replaceAll('-', ''),
    }).toEqual({ rows: row.rows, credits: row.credits, sum: row.sum, net: row.net, day: row.day })
    expect(lancamentos[0]?.texto ?? '').toContain(row.memo)
  })

  it.each(MANIFESTO.filter(({ outcome }) => outcome !== 'read'))('$file is refused: $shows', (row) => {
    expect(codeOf(amostra(row.file))).toBe(CODES[row.outcome])
  })

  it('all 33 samples stand in the manifest', () => {
    expect(MANIFESTO).toHaveLength(33)
  })
})

describe("rede §3: a row's key", () => {
  it.each([
    [
      'equal rows of overlapping periods are one each',
      ['14a-periodo-sobreposto.ofx', '14b-periodo-sobreposto.ofx'],
      4,
    ],
    [
      'numbers that begin anew each month are no key',
      ['13a-fitid-reutilizado-out.ofx', '13b-fitid-reutilizado-nov.ofx'],
      4,
    ],
    ['three rows share a number, a fourth has none', ['12-fitid-repetido.ofx'], 4],
    [
      'the same statement in other encodings and closings',
      ['01-sgml-1252-brt.ofx', '06-diz-1252-mas-utf8.ofx', '24-linha-sem-fechar.ofx'],
      3,
    ],
  ])('%s', (_what, files, keys) => {
    expect(new Set(files.flatMap(chaves)).size).toBe(keys)
  })
})

describe('rede §3: amounts and days with two readings', () => {
  const withRow = (amount: string, day = '20261103') =>
    Buffer.from(`<OFX><STMTRS><ACCTID>1<STMTTRN><DTPOSTED>${day}<TRNAMT>${amount}<MEMO>A</STMTTRN></OFX>`)

  it.each([
    ['386,80', 38_680],
    ['1.234,5', 123_450],
    ['1,234.56', 123_456],
    ['1.234.567', 123_456_700],
    ['+10', 1_000],
    ['-,50', -50],
  ])('%s is read', (amount, valor) => {
    expect(readOfx(withRow(amount)).lancamentos[0]?.valor).toBe(valor)
  })

  it.each(['1.234', '1,234', '1.234.56', '', '-', '12,345,6', '1e3', 'R$ 5', '9'.repeat(20)])(
    '“%s” refuses the file',
    (amount) => expect(codeOf(withRow(amount))).toBe('OFX_ILEGIVEL'),
  )

  it.each(['20261301', '20260230', '2026', ''])('the day “%s” refuses the file', (day) =>
    expect(codeOf(withRow('1', day))).toBe('OFX_ILEGIVEL'),
  )

  it('more rows than an account has in a year refuse it, in no time', () => {
    const row = '<STMTTRN><DTPOSTED>20261103<TRNAMT>1<MEMO>A</STMTTRN>'
    const begun = performance.now()
    expect(codeOf(Buffer.from(`<OFX><STMTRS>${row.repeat(60_000)}</OFX>`))).toBe('OFX_LINHAS')
    expect(codeOf(Buffer.from(`<OFX><STMTRS>${'<'.repeat(4_000_000)}</OFX>`))).toBe('read')
    expect(codeOf(Buffer.from(`<OFX><STMTRS>${'</OFX> '.repeat(500_000)}`))).toBe('read')
    expect(performance.now() - begun).toBeLessThan(10_000)
  })
})
