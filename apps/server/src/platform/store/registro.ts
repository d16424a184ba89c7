import { sql } from 'kysely'
import type { Executor } from '../db/index.ts'

/** The present version of a record of any table that has one. */
export const findVersaoAtual = async (
  db: Executor,
  { tabela, id }: { tabela: string; id: number },
): Promise<number | undefined> => {
  const { rows } = await sql<{ versao: number }>`
    select versao from ${sql.table(tabela)} where id = ${id}`.execute(db)
  return rows[0]?.versao
}
