import { sql } from 'kysely'
import {
  type Csv,
  type CsvColumn,
  type CsvKeys,
  csvColumn,
  readCsvKeys,
  writeCsvLines,
} from '../../../../platform/db/csv.ts'
import type { Database, Executor } from '../../../../platform/db/index.ts'

const comRegistro = sql`
  join importacao_registro registro
    on registro.importacao_id = linha.importacao_id and registro.ordem = linha.registro`

/** The lines that were not imported: before the start the wrong ones, afterwards all that were left out. */
export const listDeFora = (db: Executor, id: number, csv: Csv): Promise<CsvKeys> =>
  readCsvKeys(
    db,
    csv,
    sql`select linha.linha from importacao_linha linha ${comRegistro}
         where linha.importacao_id = ${id} and registro.estado not in ('gravado', 'fila')
         order by linha.linha`,
  )

type Coluna = { nome: string; rotulo: string }

/** The original cells, then their line number and the reason for leaving them out. */
export const deForaColumns = (colunas: readonly Coluna[]): CsvColumn[] => [
  ...colunas.map(({ nome, rotulo }) => csvColumn(rotulo, sql`(linha.valores ->> ${nome}::text)`)),
  csvColumn('Linha da planilha', sql.ref('linha.linha'), 'integer'),
  csvColumn(
    'Motivo',
    sql`coalesce(registro.motivo, (
      select string_agg(erro.dado ->> 'text', ' ' order by erro.ordem)
        from jsonb_array_elements(linha.erros) with ordinality as erro (dado, ordem)))`,
  ),
]

export const writeDeForaLines = (db: Database['db'], id: number, csv: Csv, linhas: string): Promise<string> =>
  writeCsvLines(
    db,
    csv,
    sql`from importacao_linha linha ${comRegistro}
       where linha.importacao_id = ${id} and linha.linha = any (${linhas}::int[])
       order by linha.linha`,
  )
