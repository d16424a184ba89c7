import type { RelatorioFormato } from '@app/contract/casca/relatorio'
import { sql } from 'kysely'
import { type Csv, type CsvColumn, csvColumn, writeCsvLines } from '../../../../platform/db/csv.ts'
import type { Database } from '../../../../platform/db/index.ts'

const FORMATO = {
  inteiro: 'integer',
  decimal: 'quantity',
  porcento: 'quantity',
  dinheiro: 'money',
  texto: 'text',
  dia: 'day',
} as const satisfies Record<RelatorioFormato, CsvColumn['format']>

/** A column of a report's CSV: the cell at this place of each line. */
export const relatorioColumn = (rotulo: string, at: number, formato: RelatorioFormato): CsvColumn =>
  csvColumn(rotulo, sql`(celulas ->> ${sql.lit(at)})`, FORMATO[formato])

/** Writes the lines of a report that were read already (JSON: a list of lists of cells) with the common CSV writer. */
export const writeRelatorioLines = (db: Database['db'], csv: Csv, linhas: string): Promise<string> =>
  writeCsvLines(
    db,
    csv,
    sql`from jsonb_array_elements(${linhas}::jsonb) with ordinality as lida(celulas, lugar) order by lugar`,
  )
