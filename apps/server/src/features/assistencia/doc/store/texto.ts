import { sql } from 'kysely'
import type { Executor } from '../../../../platform/db/index.ts'
import { MARCAS, palavras } from './palavras.ts'

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

/** The pages of a version that have a word of the search. */
export const listPaginasAchadas = async (
  db: Executor,
  versaoId: number,
  busca: string,
): Promise<number[]> => {
  const { rows } = await sql<{ pagina: number }>`
    select pagina from documento_pagina
     where versao_id = ${versaoId} and vetor @@ ${palavras(busca)} order by pagina`.execute(db)
  return rows.map(({ pagina }) => pagina)
}

/** The whole text of one page with the words of the search marked. */
export const findPaginaMarcada = async (
  db: Executor,
  versaoId: number,
  pagina: number,
  busca: string,
): Promise<string> => {
  const { rows } = await sql<{ texto: string }>`
    select ts_headline('public.portugues', texto, ${palavras(busca)}, ${`${MARCAS}, HighlightAll=true`}) as texto
      from documento_pagina where versao_id = ${versaoId} and pagina = ${pagina}`.execute(db)
  return rows[0]?.texto ?? ''
}
