import { MARCA_FIM, MARCA_INICIO, palavrasDitas } from '@app/rules/assistencia/doc'
import { sql } from 'kysely'

/** The words typed, each with its other forms. Those that only join others have none, for nothing is found by them. */
export const ditas = (busca: string) => {
  const palavras = palavrasDitas(busca)
  return sql`unnest(${palavras.map(({ dita }) => dita)}::text[], ${palavras.map(({ formas }) => formas)}::text[])
    as palavra (dita, formas) where to_tsvector('public.portugues', dita) <> ''`
}

const todas = (busca: string) => sql`coalesce((select string_agg(formas, ' ') from ${ditas(busca)}), '')`

/** The search words for the database: any of them matches, in any of its forms, the best documents first. */
export const palavras = (busca: string) =>
  sql`replace(plainto_tsquery('public.portugues', ${todas(busca)})::text, ' & ', ' | ')::tsquery`

/** The same words, one by one. */
export const lexemas = (busca: string) =>
  sql`tsvector_to_array(to_tsvector('public.portugues', ${todas(busca)}))`

/** How the database marks the words in a text. */
export const MARCAS = `StartSel=${MARCA_INICIO}, StopSel=${MARCA_FIM}`
