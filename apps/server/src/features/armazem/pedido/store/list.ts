import type { Direction } from '@app/contract/casca/paging'
import type { PedidoSort } from '@app/contract/armazem/pedido'
import { type RawBuilder, sql, type SqlBool } from 'kysely'
import { type Csv, type CsvKeys, readCsvKeys } from '../../../../platform/db/csv.ts'
import type { Executor } from '../../../../platform/db/index.ts'
import type { Scope } from '../../../../platform/scope.ts'
import { atrasado, condicao, contaPorEntrada, isCounted, type Filtro, variasEtapas } from './filter.ts'
import { configuracaoAtual, resumoColumns, type ResumoRow } from './read.ts'

/**
 * An exact count without counting millions: from the kept counters where possible, otherwise over the open orders,
 * one number, or one day's pickups.
 */
export const countPedidos = async (
  db: Executor,
  scope: Scope,
  filtro: Filtro,
  now: Date,
): Promise<number> => {
  const where = condicao(scope, filtro, now)
  const byEntry = contaPorEntrada(scope, filtro, now)
  const { rows } = byEntry
    ? await sql<{ total: number }>`select ${byEntry} as total`.execute(db)
    : isCounted(filtro)
      ? await sql<{ total: number }>`
        select coalesce(sum(total), 0)::bigint as total from pedido_contagem where ${where}`.execute(db)
      : await sql<{ total: number }>`select count(*) as total from pedido where ${where}`.execute(db)
  return rows[0]?.total ?? 0
}

export type Ordem = { sort: PedidoSort; direction: Direction }

const reverse = (direction: Direction): Direction => (direction === 'asc' ? 'desc' : 'asc')

type Chave = {
  key: RawBuilder<unknown>
  from: RawBuilder<unknown>
  by: (direction: Direction, now: Date) => RawBuilder<unknown>
}

const byColumn =
  (column: string): Chave['by'] =>
  (direction) =>
    sql`${sql.ref(column)} ${sql.raw(direction)}, pedido.id ${sql.raw(direction)}`

const id = sql`pedido.id`
const pedido = sql`pedido`

/** The unique key of a page for each sort, found in an index alone where one exists; equal values are ordered by id. */
export const CHAVES: Record<PedidoSort, Chave> = {
  numeroPedido: {
    key: sql`pedido.numero_pedido`,
    from: pedido,
    by: (direction) => sql`pedido.numero_pedido ${sql.raw(direction)}`,
  },
  dataHoraColeta: { key: id, from: pedido, by: byColumn('pedido.data_hora_coleta') },
  criadoEm: { key: id, from: pedido, by: byColumn('pedido.criado_em') },
  // Late orders come first; both parts are ordered by the next pickup.
  atraso: {
    key: id,
    from: pedido,
    by: (direction, now) =>
      sql`${atrasado(now)} ${sql.raw(reverse(direction))}, ${byColumn('pedido.data_hora_coleta')(direction, now)}`,
  },
  cliente: {
    key: id,
    from: sql`pedido join cliente on cliente.id = pedido.cliente_id`,
    by: byColumn('cliente.nome_fantasia'),
  },
}

/**
 * The orders of one day's pickups of all companies, read by the day. Otherwise the planner expects them spread among all
 * numbers, and looks for the newest through all that are newer.
 */
const ofDay = ({ tipo }: Scope, { coleta, dashboard, ...others }: Filtro): RawBuilder<unknown> | undefined =>
  coleta && tipo === 'tudo' && !dashboard && Object.values(others).every((each) => each === undefined)
    ? sql`(select * from pedido where data_hora_coleta >= ${coleta.from} and data_hora_coleta < ${coleta.until}
           offset 0) as pedido`
    : undefined

type Pagina = Ordem & { page: number; size: number; total: number }
type Chaves = { scope: Scope; filtro: Filtro; now: Date; sort: PedidoSort; direction: Direction }
type Trecho = { limit: number; offset: number }

const chavesFrom = (
  source: RawBuilder<unknown>,
  where: RawBuilder<SqlBool>,
  { sort, direction, now }: Chaves,
  { limit, offset }: Trecho,
): RawBuilder<unknown> => sql`
  select ${CHAVES[sort].key} as chave from ${source} where ${where}
   order by ${CHAVES[sort].by(direction, now)} limit ${limit} offset ${offset}`

/**
 * The keys of a page. A status of several stages is read stage by stage, because an index holds each in the order of
 * numbers; asked for all at once, the planner expects few orders and sorts them all.
 */
const chavesOf = (chaves: Chaves, trecho: Trecho): RawBuilder<unknown> => {
  const { scope, filtro, now, sort, direction } = chaves
  const where = condicao(scope, filtro, now)
  const etapas = sort === 'numeroPedido' ? variasEtapas(filtro) : []
  if (etapas.length === 0)
    return chavesFrom(
      (sort === 'numeroPedido' && ofDay(scope, filtro)) || CHAVES[sort].from,
      where,
      chaves,
      trecho,
    )
  const each = etapas.map((etapa) => {
    const upTo = { limit: trecho.offset + trecho.limit, offset: 0 }
    return sql`(${chavesFrom(pedido, sql`${where} and etapa = ${sql.lit(etapa)}`, chaves, upTo)})`
  })
  return sql`
    select chave from (${sql.join(each, sql` union all `)}) as cada
     order by chave ${sql.raw(direction)} limit ${trecho.limit} offset ${trecho.offset}`
}

/**
 * One page: first its keys, from an index alone, then those orders' columns. A page in the second half is read from the
 * end, so that the last page costs as much as the first.
 */
export const listPedidos = async (
  db: Executor,
  scope: Scope,
  filtro: Filtro,
  now: Date,
  { sort, direction, page, size, total }: Pagina,
): Promise<ResumoRow[]> => {
  const offset = page * size
  if (offset >= total) return []
  const limit = Math.min(size, total - offset)
  const fromEnd = total - offset - limit
  const backwards = fromEnd < offset
  const chaves = { scope, filtro, now, sort, direction: backwards ? reverse(direction) : direction }
  const { rows } = await sql<ResumoRow>`
    with pagina as materialized (
      ${chavesOf(chaves, { limit, offset: backwards ? fromEnd : offset })}
    )
    select ${resumoColumns}
      from pagina
      join pedido on ${CHAVES[sort].key} = pagina.chave
      join cliente on cliente.id = pedido.cliente_id
     cross join ${configuracaoAtual}
     order by ${CHAVES[sort].by(direction, now)}`.execute(db)
  return rows
}

/** Ids that a filter finds, the newest first. */
export const listPedidoIds = async (
  db: Executor,
  scope: Scope,
  filtro: Filtro,
  now: Date,
  limit: number,
): Promise<number[]> => {
  const { rows } = await sql<{ ids: number[] }>`
    select array(select id from pedido where ${condicao(scope, filtro, now)}
                  order by numero_pedido desc limit ${limit}) as ids`.execute(db)
  return rows[0]?.ids ?? []
}

type Corte = Ordem & { limit: number; offset: number }

/** The orders of an export, by the unique key of its order, from an index alone. */
export const listPedidoKeys = (
  db: Executor,
  scope: Scope,
  filtro: Filtro,
  now: Date,
  { sort, direction, limit, offset }: Corte,
  csv: Csv,
): Promise<CsvKeys> => {
  const { key, from, by } = CHAVES[sort]
  return readCsvKeys(
    db,
    csv,
    sql`select ${key} from ${from} where ${condicao(scope, filtro, now)}
         order by ${by(direction, now)} limit ${limit} offset ${offset}`,
  )
}

/** The next orders below a number, newest first: one step of a stream, so that memory does not grow. */
export const listPedidosBelow = async (
  db: Executor,
  scope: Scope,
  below: number,
  limit: number,
): Promise<ResumoRow[]> => {
  const { rows } = await sql<ResumoRow>`
    with pagina as materialized (
      select numero_pedido from pedido
       where ${condicao(scope, {}, new Date(0))} and numero_pedido < ${below}
       order by numero_pedido desc limit ${limit}
    )
    select ${resumoColumns}
      from pagina
      join pedido using (numero_pedido)
      join cliente on cliente.id = pedido.cliente_id
     cross join ${configuracaoAtual}
     order by pedido.numero_pedido desc`.execute(db)
  return rows
}
