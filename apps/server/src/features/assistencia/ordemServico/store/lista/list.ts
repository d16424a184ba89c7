import type { OrdemServicoSort } from '@app/contract/assistencia/ordemServico'
import type { Direction } from '@app/contract/casca/paging'
import { type RawBuilder, sql } from 'kysely'
import { type Csv, type CsvKeys, readCsvKeys } from '../../../../../platform/db/csv.ts'
import type { Executor } from '../../../../../platform/db/index.ts'
import type { Scope } from '../../../../../platform/scope.ts'
import { resumoColumns, resumoJoins, type ResumoRow } from '../columns.ts'
import { condicao, type Filtro } from './filter.ts'
import { diasConsertoDe, type Quando } from './semaforo.ts'

/** What the database sorts by; 'atraso' is read in two parts, each in such an order. */
type SortDoBanco = Exclude<OrdemServicoSort, 'atraso'>
type OrdemDoBanco = { sort: SortDoBanco; direction: Direction }
export type Ordem = { sort: OrdemServicoSort; direction: Direction }

const opposite = (direction: Direction): Direction => (direction === 'asc' ? 'desc' : 'asc')

const by = (columns: readonly string[], direction: Direction) =>
  sql.join([...columns, 'ordem_servico.id'].map((column) => sql`${sql.ref(column)} ${sql.raw(direction)}`))

/** The columns of each sort; equal values are ordered by id. */
const ordemDe = ({ sort, direction }: OrdemDoBanco, quando: Quando): RawBuilder<unknown> => {
  switch (sort) {
    case 'numero':
      return by(['ordem_servico.ano', 'ordem_servico.numero'], direction)
    case 'creationDateTime':
      return by(['ordem_servico.criado_em'], direction)
    // The older has more days.
    case 'diasCorridos':
      return by(['ordem_servico.criado_em'], opposite(direction))
    // What is not repaired yet comes last, or first where the quickest do.
    case 'diasConserto':
      return sql`${diasConsertoDe(quando)} ${sql.raw(direction === 'desc' ? 'desc nulls last' : 'asc nulls first')},
        ordem_servico.id ${sql.raw(direction)}`
    case 'dataStatus':
      return by(['ordem_servico.status_desde'], direction)
    case 'status':
      return by(['ordem_servico.status'], direction)
    case 'valorTotal':
      return by(['ordem_servico.valor_total'], direction)
    case 'consumidor':
      return sql`consumidor.nome collate "pt-BR-x-icu" ${sql.raw(direction)}, ordem_servico.id ${sql.raw(direction)}`
    case 'posto':
      return sql`posto_autorizado.nome_fantasia collate "pt-BR-x-icu" ${sql.raw(direction)}, ordem_servico.id ${sql.raw(direction)}`
  }
}

/**
 * What a page's keys are found in: what its order asks for besides the orders. An order and its customer are of one post;
 * saying so lets a post's names be read in their order.
 */
const fonteDe = ({ sort }: OrdemDoBanco): RawBuilder<unknown> => {
  if (sort === 'consumidor')
    return sql`ordem_servico join consumidor on consumidor.id = ordem_servico.consumidor_id
                                       and consumidor.posto_id = ordem_servico.posto_id`
  if (sort === 'posto')
    return sql`ordem_servico join posto_autorizado on posto_autorizado.id = ordem_servico.posto_id`
  return sql`ordem_servico`
}

export const countOs = async (
  db: Executor,
  scope: Scope,
  filtro: Filtro,
  quando: Quando,
): Promise<number> => {
  const { rows } = await sql<{ total: number }>`
    select count(*) as total from ordem_servico where ${condicao(scope, filtro, quando)}`.execute(db)
  return rows[0]?.total ?? 0
}

type Faixa = { limit: number; offset: number }
type Parte = OrdemDoBanco & { filtro: Filtro }

/**
 * What follows one after the other in this order, each part read from an index. The late ones come first, the oldest at
 * the top; then the others, the newest first.
 */
const partesDe = (filtro: Filtro, { sort, direction }: Ordem): Parte[] => {
  if (sort !== 'atraso') return [{ sort, direction, filtro }]
  const parte = (atrasada: boolean): Parte => ({
    sort: 'creationDateTime',
    direction: atrasada === (direction === 'desc') ? 'asc' : 'desc',
    filtro: { ...filtro, atrasada },
  })
  if (filtro.atrasada !== undefined) return [parte(filtro.atrasada)]
  return direction === 'desc' ? [parte(true), parte(false)] : [parte(false), parte(true)]
}

/** The keys of a part, from an index where there is one. */
const chavesDe = (
  scope: Scope,
  { filtro, ...ordem }: Parte,
  quando: Quando,
  limit: number,
): RawBuilder<unknown> => sql`
  select ordem_servico.id from ${fonteDe(ordem)} where ${condicao(scope, filtro, quando)}
   order by ${ordemDe(ordem, quando)} limit ${limit}`

/** A part of a page: first its keys, then those orders' columns. */
export const parteSql = (
  scope: Scope,
  parte: Parte,
  quando: Quando,
  { limit, offset }: Faixa,
): RawBuilder<ResumoRow> =>
  sql<ResumoRow>`
    with pagina as materialized (${chavesDe(scope, parte, quando, limit)} offset ${offset})
    select ${resumoColumns}
      from pagina join ordem_servico using (id) ${resumoJoins}
     order by ${ordemDe(parte, quando)}`

const listParte = async (
  db: Executor,
  scope: Scope,
  parte: Parte,
  quando: Quando,
  faixa: Faixa,
): Promise<ResumoRow[]> => (await parteSql(scope, parte, quando, faixa).execute(db)).rows

const listPartes = async (
  db: Executor,
  scope: Scope,
  partes: readonly Parte[],
  quando: Quando,
  { limit, offset }: Faixa,
): Promise<ResumoRow[]> => {
  const found: ResumoRow[] = []
  let skip = offset
  for (const parte of partes) {
    const faixa = { limit: limit - found.length, offset: skip }
    const rows = await listParte(db, scope, parte, quando, faixa)
    found.push(...rows)
    if (found.length === limit) break
    skip = found.length > 0 ? 0 : skip - (await countOs(db, scope, parte.filtro, quando))
  }
  return found
}

const backwards = (parte: Parte): Parte => ({ ...parte, direction: opposite(parte.direction) })

/**
 * One page. A page in the second half of `total` is read from the end, so that the last page costs as much as the
 * first.
 */
export const listOs = async (
  db: Executor,
  scope: Scope,
  filtro: Filtro,
  quando: Quando,
  { limit: asked, offset, total = Number.POSITIVE_INFINITY, ...ordem }: Ordem & Faixa & { total?: number },
): Promise<ResumoRow[]> => {
  const limit = Math.min(asked, total - offset)
  if (limit <= 0) return []
  const partes = partesDe(filtro, ordem)
  const fromEnd = total - offset - limit
  if (fromEnd >= offset) return listPartes(db, scope, partes, quando, { limit, offset })
  const reversed = partes.toReversed().map(backwards)
  return (await listPartes(db, scope, reversed, quando, { limit, offset: fromEnd })).toReversed()
}

/** The keys of the orders in their order. */
const chaves = (
  scope: Scope,
  filtro: Filtro,
  quando: Quando,
  { limit, offset, ...ordem }: Ordem & Faixa,
): RawBuilder<unknown> => {
  const partes = partesDe(filtro, ordem).map(
    (parte) => sql`array(${chavesDe(scope, parte, quando, limit + offset)})`,
  )
  return sql`select unnest(${sql.join(partes, sql` || `)}) limit ${limit} offset ${offset}`
}

/** The orders that a filter finds, the late ones first. */
export const listOsIds = async (
  db: Executor,
  scope: Scope,
  filtro: Filtro,
  quando: Quando,
  limit: number,
): Promise<number[]> => {
  const corte = { sort: 'atraso', direction: 'desc', limit, offset: 0 } as const
  const { rows } = await sql<{ ids: number[] }>`
    select array(${chaves(scope, filtro, quando, corte)}) as ids`.execute(db)
  return rows[0]?.ids ?? []
}

/** Which orders an export holds, in its order. */
export const listOsKeys = (
  db: Executor,
  scope: Scope,
  filtro: Filtro,
  quando: Quando,
  corte: Ordem & Faixa,
  csv: Csv,
): Promise<CsvKeys> => readCsvKeys(db, csv, chaves(scope, filtro, quando, corte))
