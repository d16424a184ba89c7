import { sql } from 'kysely'
import type { Executor } from '../../../../platform/db/index.ts'

/** The file of a version whose text has not been read yet. */
export const findSemTexto = (db: Executor, versaoId: number) =>
  db
    .selectFrom('documento_versao')
    .where('id', '=', versaoId)
    .where('paginas', 'is', null)
    .select(['id', 'documento_id', 'chave'])
    .executeTakeFirst()

/** Stores the text of a version, page by page; `paginas` marks it as read even when it has no text. */
export const saveTexto = async (
  db: Executor,
  versaoId: number,
  paginas: readonly string[],
): Promise<void> => {
  await db.deleteFrom('documento_pagina').where('versao_id', '=', versaoId).execute()
  await sql`
    insert into documento_pagina (versao_id, pagina, texto)
    select ${versaoId}, pagina, texto from unnest(${[...paginas]}::text[]) with ordinality as lida (texto, pagina)
     where texto <> ''`.execute(db)
  await db
    .updateTable('documento_versao')
    .set({ paginas: paginas.length })
    .where('id', '=', versaoId)
    .execute()
}
