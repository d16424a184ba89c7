import { SHEET_LIMITS } from './limits.ts'
import { SheetRefusal } from './refusal.ts'

/** A filled line of the sheet: its number in the spreadsheet, and the text of each cell as a person sees it. */
export type SheetRow = {
  numero: number
  textos: string[]
  /** Columns whose value is a formula's result from the last save. */
  formulas?: number[]
  /** Columns whose formula failed: #N/D, #REF! … */
  erros?: number[]
}

export type Cell = { column: number; text: string; formula?: boolean; error?: boolean }

const shorten = (text: string): string => {
  const trimmed = text.replaceAll(/\0/g, '').trim()
  return (trimmed.length > SHEET_LIMITS.cell ? trimmed.slice(0, SHEET_LIMITS.cell) : trimmed).toWellFormed()
}

/** Collects rows as they are read, leaves empty ones out, and stops at the limits. */
export const createRows = (maximum: number = SHEET_LIMITS.rows) => {
  const rows: SheetRow[] = []
  let characters = 0

  const add = (numero: number, cells: readonly Cell[]): void => {
    const textos: string[] = []
    const formulas: number[] = []
    const erros: number[] = []
    for (const { column, text: given, formula, error } of cells) {
      const text = shorten(given)
      if (text === '') continue
      if (column >= SHEET_LIMITS.columns)
        throw new SheetRefusal('PLANILHA_COLUNAS', { maximo: SHEET_LIMITS.columns })
      while (textos.length < column) textos.push('')
      textos[column] = text
      characters += text.length
      if (formula) formulas.push(column)
      if (error) erros.push(column)
    }
    if (textos.length === 0) return
    if (rows.length >= maximum + SHEET_LIMITS.above)
      throw new SheetRefusal('PLANILHA_LINHAS', { maximo: maximum })
    if (characters > SHEET_LIMITS.characters)
      throw new SheetRefusal('PLANILHA_GRANDE', { limite: SHEET_LIMITS.inflatedBytes / 1024 / 1024 })
    rows.push({
      numero,
      textos,
      ...(formulas.length > 0 && { formulas }),
      ...(erros.length > 0 && { erros }),
    })
  }
  return { add, rows }
}
