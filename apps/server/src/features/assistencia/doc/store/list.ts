import type { DocFilter, DocLeitura, DocStatus, DocTipo } from '@app/contract/assistencia/doc'
import { DOC_LEITURA_LABELS, DOC_STATUS_LABELS, DOC_TIPO_LABELS } from '@app/contract/assistencia/doc'
import type { Recorte } from '@app/contract/casca/paging'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import {
  type Csv,
  type CsvColumn,
  type CsvKeys,
  csvColumn,
  ofChosen,
  readCsvKeys,
  wordColumn,
  writeCsvLines,
} from '../../../../platform/db/csv.ts'
import type { Database, Executor } from '../../../../platform/db/index.ts'
import { ditas, lexemas, MARCAS, palavras } from './palavras.ts'
import { doModelo, type Leitor, visivel } from './quem.ts'

export type Filtro = {
  busca?: string
  tipo?: NonNullable<DocFilter['tipo']>
  status?: DocStatus
  leitura?: DocLeitura
  modelo?: number
  recorte?: Recorte
}

/** The person's acts on the current version, joined to `documento`. */
const daPessoa = (leitor: Leitor) => sql`
  left join documento_versao atual on atual.documento_id = documento.id and atual.numero = documento.numero
  left join documento_leitura leitura on leitura.versao_id = atual.id and leitura.usuario_id = ${leitor.id}`

/**
 * The versions with a word; each word counts for more the more often the best page has it, but never for two words. One
 * that stands there in another form counts half, because distant words may share that form's stem.
 */
const achadas = (busca: string) => sql`left join (
    select versao_id, sum(nota) as nota
      from (select tsvector_to_array(to_tsvector('public.portugues', dita)) as proprias,
                   tsvector_to_array(to_tsvector('public.portugues', formas)) as todas
              from ${ditas(busca)}) buscada
     cross join lateral (
       select versao_id, max((0.05 + 0.05 * (1 - 1.0 / vezes))
                * case when lexema = any (proprias) then 1 else 0.5 end) as nota
         from documento_palavra where lexema = any (todas) group by versao_id) uma
     group by versao_id) achada on achada.versao_id = atual.id`

/** What a list, its filters and its order speak of. */
const de = (leitor: Leitor, { busca }: Filtro) =>
  sql`documento ${daPessoa(leitor)} ${busca === undefined ? sql`` : achadas(busca)}`

const leuAntes = ({ id }: Leitor) => sql<boolean>`exists (
  select from documento_leitura antes join documento_versao versao on versao.id = antes.versao_id
   where versao.documento_id = documento.id and versao.numero < documento.numero and antes.usuario_id = ${id})`

/** The same as `leituraDe` (rules), for filters and exports. */
const situacao = (leitor: Leitor) => sql`case
  when documento.pede_ciencia and not ${leitor.edita} and leitura.ciente_em is null then 'PEDE_CIENCIA'
  when leitura.lido_em is not null then 'LIDO'
  when ${leuAntes(leitor)} then 'NOVA_VERSAO'
  else 'NAO_LIDO' end`

const condicao = (
  leitor: Leitor,
  { busca, tipo, status, leitura, modelo, recorte }: Filtro,
): RawBuilder<SqlBool> =>
  sql.join(
    [
      visivel(leitor),
      ...(busca === undefined
        ? []
        : [sql`(documento.vetor @@ ${palavras(busca)} or achada.nota is not null)`]),
      ...(tipo ? [sql`documento.tipo = ${tipo}`] : []),
      ...(status ? [sql`documento.status = ${status}`] : []),
      ...(leitura ? [sql`${situacao(leitor)} = ${leitura}`] : []),
      ...(modelo === undefined ? [] : [doModelo(modelo)]),
      ...(recorte ? [ofChosen(recorte, sql`documento.id`)] : []),
    ],
    sql` and `,
  )

/** The rank is a mean over all forms; a title has its words in one form each. */
const notaDoTitulo = (busca: string) => sql`4 * ts_rank(documento.vetor, ${palavras(busca)})
  * cardinality(${lexemas(busca)}) / (select count(*) from ${ditas(busca)})`

/** The best matches first, a word in the title before one in the text; without words the newest version. */
const ordem = ({ busca }: Filtro): RawBuilder<unknown> => {
  const novo = sql`coalesce(atual.criado_em, documento.criado_em) desc, documento.id desc`
  if (busca === undefined) return novo
  return sql`${notaDoTitulo(busca)} + coalesce(achada.nota, 0) desc, ${novo}`
}

/** Brands, models and kinds that a document is about, in words. */
export const sobre = sql<string>`coalesce((
  select string_agg(coalesce(marca.nome, modelo.descricao, tipo.nome), ', '
           order by alvo.marca_id is null, alvo.modelo_produto_id is null, coalesce(marca.nome, modelo.descricao, tipo.nome))
    from documento_alvo alvo
    left join marca on marca.id = alvo.marca_id
    left join modelo_produto modelo on modelo.id = alvo.modelo_produto_id
    left join tipo_equipamento tipo on tipo.id = alvo.tipo_equipamento_id
   where alvo.documento_id = documento.id), '')`

export type DocRow = {
  id: number
  titulo: string
  tipo: DocTipo
  status: DocStatus
  sobre: string
  numero: number | null
  versaoEm: Date | null
  pedeCiencia: boolean
  cienciaAte: string | null
  validoAte: string | null
  lidoEm: Date | null
  cienteEm: Date | null
  leuAntes: boolean
  versao: number
}

const colunas = (leitor: Leitor) => sql`
  documento.id, documento.titulo, documento.tipo, documento.status, ${sobre} as sobre, documento.numero,
  atual.criado_em as "versaoEm", documento.pede_ciencia as "pedeCiencia",
  documento.ciencia_ate::text as "cienciaAte", documento.valido_ate::text as "validoAte",
  leitura.lido_em as "lidoEm", leitura.ciente_em as "cienteEm", ${leuAntes(leitor)} as "leuAntes", documento.versao`

type Corte = { limit: number; offset: number }

export const listDocs = async (
  db: Executor,
  leitor: Leitor,
  filtro: Filtro,
  { limit, offset }: Corte,
): Promise<DocRow[]> => {
  const { rows } = await sql<DocRow>`
    select ${colunas(leitor)} from ${de(leitor, filtro)}
     where ${condicao(leitor, filtro)} order by ${ordem(filtro)} limit ${limit} offset ${offset}`.execute(db)
  return rows
}

export const countDocs = async (db: Executor, leitor: Leitor, filtro: Filtro): Promise<number> => {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from ${de(leitor, filtro)} where ${condicao(leitor, filtro)}`.execute(db)
  return rows[0]?.total ?? 0
}

/** One document that this person may see. */
export const findDoc = async (db: Executor, leitor: Leitor, id: number): Promise<DocRow | undefined> => {
  const { rows } = await sql<DocRow>`
    select ${colunas(leitor)} from documento ${daPessoa(leitor)}
     where documento.id = ${id} and ${visivel(leitor)}`.execute(db)
  return rows[0]
}

/** Passages of one document that a list shows, and the pages with a word among which the best are looked for. */
const TRECHOS = 2
const CANDIDATAS = 50

export type TrechoRow = { id: number; pagina: number; texto: string; achadas: number }

/**
 * Where the search matched: the best pages of each document, marked, and at least how many have a word. Of a document
 * with very many such pages the first are compared.
 */
export const listTrechos = async (
  db: Executor,
  ids: readonly number[],
  busca: string,
): Promise<TrechoRow[]> => {
  const { rows } = await sql<TrechoRow>`
    select documento.id, melhor.pagina, greatest(contada.paginas, melhor.vistas) as achadas,
           ts_headline('public.portugues', melhor.texto, ${palavras(busca)},
             ${`${MARCAS}, MaxFragments=1, MaxWords=18, MinWords=8`}) as texto
      from documento
      join documento_versao atual on atual.documento_id = documento.id and atual.numero = documento.numero
     cross join lateral (
       select max(paginas) as paginas from documento_palavra
        where versao_id = atual.id and lexema = any (${lexemas(busca)})) contada
     cross join lateral (
       select pagina, texto, count(*) over ()::int as vistas
         from (select pagina, texto, vetor from documento_pagina
                where versao_id = atual.id and vetor @@ ${palavras(busca)}
                order by pagina limit ${sql.lit(CANDIDATAS)}) candidata
        order by ts_rank(vetor, ${palavras(busca)}) desc, pagina
        limit ${sql.lit(TRECHOS)}) melhor
     where documento.id = any (${[...ids]}::bigint[]) and contada.paginas > 0
     order by documento.id, melhor.pagina`.execute(db)
  return rows
}

/** The titles with the words looked for marked. */
export const listTitulosMarcados = async (
  db: Executor,
  ids: readonly number[],
  busca: string,
): Promise<{ id: number; titulo: string }[]> => {
  const { rows } = await sql<{ id: number; titulo: string }>`
    select id, ts_headline('public.portugues', titulo, ${palavras(busca)}, ${`${MARCAS}, HighlightAll=true`}) as titulo
      from documento where id = any (${[...ids]}::bigint[])`.execute(db)
  return rows
}

/** Every column that may be asked for, by its path on the wire. */
export const docColumns = (leitor: Leitor): ReadonlyMap<string, CsvColumn> =>
  new Map([
    ['titulo', csvColumn('Título', sql.ref('documento.titulo'))],
    ['tipo', wordColumn('Tipo', sql.ref('documento.tipo'), DOC_TIPO_LABELS)],
    ['status', wordColumn('Status', sql.ref('documento.status'), DOC_STATUS_LABELS)],
    ['sobre', csvColumn('Sobre', sobre)],
    ['numero', csvColumn('Versão', sql.ref('documento.numero'), 'integer')],
    ['versaoEm', csvColumn('Data da versão', sql.ref('atual.criado_em'), 'instant')],
    ['pedeCiencia', csvColumn('Pede ciência', sql.ref('documento.pede_ciencia'), 'yesNo')],
    ['cienciaAte', csvColumn('Ciência até', sql.ref('documento.ciencia_ate'), 'day')],
    ['validoAte', csvColumn('Válido até', sql.ref('documento.valido_ate'), 'day')],
    ['leitura', wordColumn('Minha leitura', situacao(leitor), DOC_LEITURA_LABELS)],
  ])

/** Which documents an export holds, in its order. */
export const listDocKeys = (
  db: Executor,
  leitor: Leitor,
  filtro: Filtro,
  { limit, offset }: Corte,
  csv: Csv,
): Promise<CsvKeys> =>
  readCsvKeys(
    db,
    csv,
    sql`select documento.id from ${de(leitor, filtro)} where ${condicao(leitor, filtro)}
         order by ${ordem(filtro)} limit ${limit} offset ${offset}`,
  )

/** The lines of an export's next step. */
export const writeDocLines = (
  db: Database['db'],
  leitor: Leitor,
  filtro: Filtro,
  csv: Csv,
  chaves: string,
): Promise<string> =>
  writeCsvLines(
    db,
    csv,
    sql`from ${de(leitor, filtro)}
       where documento.id = any (${chaves}::bigint[]) and ${visivel(leitor)} order by ${ordem(filtro)}`,
  )
