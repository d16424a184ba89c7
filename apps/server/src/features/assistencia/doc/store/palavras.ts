import { MARCA_FIM, MARCA_INICIO, palavrasDitas } from '@app/rules/assistencia/doc'
import { sql } from 'kysely'

/** The words typed, each with its other forms. Those that only join others have none, for nothing is found by them. */
export const ditas = (busca: string) => {
  const palavras = palavrasDitas(busca)
  return sql`unnest(${palavras.map(({ dita }) => dita)}::text[], ${palavras.map(({ formas }) => formas)}::text[])
    as palavra (dita, formas) where to_tsvector('public.portugues', dita) <> ''`
}

const todas = sql`coalesce(string_agg(formas, ' '), '')`

/**
 * The search words for the database: any of them matches, in any of its forms, the best documents first. A select of its
 * own is computed once, and not for every row.
 */
export const palavras = (busca: string) =>
  sql`(select replace(plainto_tsquery('public.portugues', ${todas})::text, ' & ', ' | ')::tsquery from ${ditas(busca)})`

/** The same words, one by one. The cast makes them one array, as `any` takes a bare select for its rows. */
export const lexemas = (busca: string) =>
  sql`(select tsvector_to_array(to_tsvector('public.portugues', ${todas})) from ${ditas(busca)})::text[]`

/** How the database marks the words in a text. */
export const MARCAS = `StartSel=${MARCA_INICIO}, StopSel=${MARCA_FIM}`
