import { MARCA_FIM, MARCA_INICIO } from '@app/rules/assistencia/doc'
import { sql } from 'kysely'

/** The search words for the database: any of them matches, the best documents first. */
export const palavras = (busca: string) =>
  sql`replace(plainto_tsquery('public.portugues', ${busca})::text, ' & ', ' | ')::tsquery`

/** The same words, one by one. */
export const lexemas = (busca: string) => sql`tsvector_to_array(to_tsvector('public.portugues', ${busca}))`

/** How the database marks the words in a text. */
export const MARCAS = `StartSel=${MARCA_INICIO}, StopSel=${MARCA_FIM}`
