import { parseNumber } from '../../../../platform/text/parse.ts'

/** One row of a paste: where it stood, what it names, how much of it. */
export type Colada = { linha: number; codigo: string; quantidadeTexto: string; quantidade: number | null }

/** Rows at a time: more is a spreadsheet to import. */
export const MAX_COLADAS = 200

const unquote = (cell: string) => {
  const text = cell.trim()
  return /^".*"$/s.test(text) ? text.slice(1, -1).replaceAll('""', '"').trim() : text
}

/** Tabs (a spreadsheet), else semicolons (a CSV of ours), else the last blank: `000123 48`. */
function cellsOf(row: string): string[] {
  if (row.includes('\t')) return row.split('\t').map(unquote)
  if (row.includes(';')) return row.split(';').map(unquote)
  const [, code = row, rest = ''] = /^(.*\S)\s+(\S+)$/.exec(row.trim()) ?? []
  return [unquote(code), unquote(rest)]
}

/** The quantity is the second cell, or the last number where descriptions stand between. */
function quantityCell(cells: readonly string[]): string {
  const [, second = '', ...others] = cells
  if (parseNumber(second) !== null || others.length === 0) return second
  return others.toReversed().find((cell) => parseNumber(cell) !== null) ?? second
}

const isHeader = ({ codigo, quantidadeTexto }: Colada) =>
  !/\d/.test(quantidadeTexto) && /c[oó]d|produto|sku|item|qtd|quant/i.test(`${codigo} ${quantidadeTexto}`)

/** Rows of a paste: code, then quantity as pt-BR writes it. Blank rows and a heading are left out. */
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

/** More than a code: text that cannot be meant for a field. */
export const isRows = (text: string) => /[\t;]|\S[\r\n]+\S/.test(text.trim()) && parsePaste(text).length > 0
