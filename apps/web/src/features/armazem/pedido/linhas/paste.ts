import { parseNumber } from '../../../../platform/text/parse.ts'

/** One row of a paste: its position, product code and quantity. */
export type Colada = { linha: number; codigo: string; quantidadeTexto: string; quantidade: number | null }

/** Most rows; more should be imported as a spreadsheet. */
export const MAX_COLADAS = 200

const unquote = (cell: string) => {
  const text = cell.trim()
  return /^".*"$/s.test(text) ? text.slice(1, -1).replaceAll('""', '"').trim() : text
}

/** Separates by tabs (a spreadsheet), otherwise by semicolons (our CSV), otherwise at the last blank: `000123 48`. */
function cellsOf(row: string): string[] {
  if (row.includes('\t')) return row.split('\t').map(unquote)
  if (row.includes(';')) return row.split(';').map(unquote)
  const [, code = row, rest = ''] = /^(.*\S)\s+(\S+)$/.exec(row.trim()) ?? []
  return [unquote(code), unquote(rest)]
}

/** The quantity is the second cell, or the last number when descriptions come between. */
function quantityCell(cells: readonly string[]): string {
  const [, second = '', ...others] = cells
  if (parseNumber(second) !== null || others.length === 0) return second
  return others.toReversed().find((cell) => parseNumber(cell) !== null) ?? second
}

const isHeader = ({ codigo, quantidadeTexto }: Colada) =>
  !/\d/.test(quantidadeTexto) && /c[oó]d|produto|sku|item|qtd|quant/i.test(`${codigo} ${quantidadeTexto}`)

/** Rows of a paste: code, then a pt-BR quantity. Blank rows and a heading are left out. */
export function parsePaste(text: string): Colada[] {
  const rows = text.split(/\r\n|\r|\n/).flatMap((row, at): Colada[] => {
    const cells = cellsOf(row)
    const codigo = cells[0] ?? ''
    if (cells.every((cell) => cell === '')) return []
    const quantidadeTexto = quantityCell(cells)
    return [{ linha: at + 1, codigo, quantidadeTexto, quantidade: parseNumber(quantidadeTexto) }]
  })
  const [first, ...others] = rows
  return first && isHeader(first) ? others : rows
}

/** Whether the text is more than a code, so that it cannot belong in a field. */
export const isRows = (text: string) => /[\t;]|\S[\r\n]+\S/.test(text.trim()) && parsePaste(text).length > 0
