import { refuseKind } from './kind.ts'
import { SHEET_LIMITS } from './limits.ts'
import { broken } from './refusal.ts'
import { createRows, type Cell, type SheetRow } from './rows.ts'
import { readWorkbook, type Workbook } from './workbook.ts'
import { readXml } from './xml.ts'
import { openZip, type Parts } from './zip.ts'

const OTHER_PACKAGES: readonly [part: RegExp, tipo: string][] = [
  [/^xl\/workbook\.bin$/, 'um .xlsb'],
  [/^content\.xml$/, 'um arquivo OpenDocument (.ods)'],
  [/^word\//, 'um documento do Word'],
  [/^ppt\//, 'uma apresentação'],
]

const demandWorkbook = ({ names }: Parts): void => {
  for (const [part, tipo] of OTHER_PACKAGES) if (names.some((name) => part.test(name))) refuseKind(tipo)
  if (!names.includes('[content_types].xml')) refuseKind('um ZIP')
}

/** 'AB12' → 27; undefined for a text that is no address. */
const columnOf = (address: string | undefined): number | undefined => {
  const letters = /^([A-Z]{1,3})\d{1,7}$/.exec(address ?? '')?.[1]
  if (letters === undefined) return undefined
  let column = 0
  for (const letter of letters) column = column * 26 + letter.charCodeAt(0) - 64
  return column - 1
}

/** The number as a person would type it: with a decimal comma and without a float's rounding digits. */
const numberText = (value: number): string => {
  const plain = String(Number(value.toPrecision(15)))
  return (
    /e/.test(plain) ? value.toLocaleString('en-US', { useGrouping: false, maximumFractionDigits: 15 }) : plain
  ).replace('.', ',')
}

type Raw = {
  column: number
  type: string
  style: number
  value: string
  inline: string
  formula: boolean
  /** Whether a value was saved, even an empty one. */
  saved: boolean
}

/** No spreadsheet has computed this formula yet, so its result is unknown, but the cell is not empty. */
const UNCOMPUTED = 'sem resultado'

const asText = (raw: Raw, { strings, asDate }: Workbook): string => {
  const { type, style, value, inline } = raw
  switch (type) {
    case 's':
      return strings[Number(value)] ?? ''
    case 'inlineStr':
      return inline
    case 'b':
      return value === '' ? '' : value === '1' ? 'Sim' : 'Não'
    case 'str':
    case 'e':
      return value
    case 'd':
      return value.replace(/^(\d{4})-(\d{2})-(\d{2})(?:T(\d{2}:\d{2}).*)?$/, '$3/$2/$1 $4').trim()
    default: {
      if (value.trim() === '') return ''
      const number = Number(value)
      return Number.isFinite(number) ? (asDate(number, style) ?? numberText(number)) : value
    }
  }
}

const toCell = (raw: Raw, workbook: Workbook): Cell => {
  const uncomputed = raw.formula && !raw.saved
  return {
    column: raw.column,
    text: uncomputed ? UNCOMPUTED : asText(raw, workbook),
    formula: raw.formula,
    error: uncomputed || raw.type === 'e',
  }
}

/** Reads the rows of a sheet as they inflate; a formula counts as the value that was saved with it. */
const readSheet = async (parts: Parts, workbook: Workbook, maximum?: number): Promise<SheetRow[]> => {
  const stream = await parts.open(workbook.sheet)
  if (!stream) throw broken()
  const sheet = createRows(maximum)
  let numero = 0
  let cells: Cell[] = []
  let next = 0
  let raw: Raw | undefined
  let reading: 'value' | 'inline' | undefined
  let phonetic = false
  await readXml(stream, {
    open: (name, attributes) => {
      if (name === 'row') {
        const given = Number(attributes['r'])
        numero = Number.isSafeInteger(given) && given > numero ? given : numero + 1
        cells = []
        next = 0
      } else if (name === 'c') {
        const column = columnOf(attributes['r']) ?? next
        next = column + 1
        const style = Number(attributes['s'] ?? 0)
        const type = attributes['t'] ?? 'n'
        raw = { column, type, style, value: '', inline: '', formula: false, saved: false }
      } else if (name === 'f' && raw) raw.formula = true
      else if (name === 'rPh') phonetic = true
      else if (name === 'v') {
        reading = 'value'
        if (raw) raw.saved = true
      } else if (name === 't' && !phonetic) reading = 'inline'
    },
    text: (text) => {
      if (raw && reading && raw[reading].length <= SHEET_LIMITS.cell)
        raw[reading] += text.slice(0, SHEET_LIMITS.cell + 1)
    },
    close: (name) => {
      if (name === 'v' || name === 't') reading = undefined
      else if (name === 'rPh') phonetic = false
      else if (name === 'c' && raw) {
        // A sheet may have this many columns; beyond it the file repeats cells.
        if (cells.length > 16_384) throw broken()
        cells.push(toCell(raw, workbook))
        raw = undefined
      } else if (name === 'row') sheet.add(numero, cells)
    },
  })
  return sheet.rows
}

/** The first visible sheet of an .xlsx (or .xlsm, whose macros are never read), up to `maximum` rows. */
export const readXlsx = async (bytes: Uint8Array, maximum?: number): Promise<SheetRow[]> => {
  const parts = await openZip(bytes)
  demandWorkbook(parts)
  return readSheet(parts, await readWorkbook(parts), maximum)
}
