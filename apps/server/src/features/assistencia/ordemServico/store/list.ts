import type { OrdemServicoSort } from '@app/contract/assistencia/ordemServico'
import type { Direction } from '@app/contract/casca/paging'
import { type RawBuilder, sql } from 'kysely'
import { type Csv, type CsvKeys, readCsvKeys } from '../../../../platform/db/csv.ts'
import type { Executor } from '../../../../platform/db/index.ts'
import type { Scope } from '../../../../platform/scope.ts'
import { resumoColumns, resumoJoins, type ResumoRow } from './columns.ts'
import { condicao, type Filtro } from './filter.ts'
import type { Quando } from './semaforo.ts'

export type Ordem = { sort: OrdemServicoSort; direction: Direction }

const opposite = (direction: Direction): Direction => (direction === 'asc' ? 'desc' : 'asc')

const by = (columns: readonly string[], direction: Direction) =>
  sql.join([...columns, 'ordem_servico.id'].map((column) => sql`${sql.ref(column)} ${sql.raw(direction)}`))

/** The columns of each sort; equal values are ordered by id. */
export const ordemDe = ({ sort, direction }: Ordem): RawBuilder<unknown> => {
  switch (sort) {
    case 'numero':
      return by(['ordem_servico.ano', 'ordem_servico.numero'], direction)
    case 'creationDateTime':
      return by(['ordem_servico.criado_em'], direction)
    // The older has more days.
    case 'diasCorridos':
      return by(['ordem_servico.criado_em'], opposite(direction))
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
const fonteDe = ({ sort }: Ordem): RawBuilder<unknown> => {
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

type Corte = Ordem & { limit: number; offset: number }

/** One page: first its keys, from an index where there is one, then those orders' columns. */
export const listOs = async (
  db: Executor,
  scope: Scope,
  filtro: Filtro,
  quando: Quando,
  corte: Corte,
): Promise<ResumoRow[]> => {
  const { rows } = await sql<ResumoRow>`
    with pagina as materialized (
      select ordem_servico.id from ${fonteDe(corte)} where ${condicao(scope, filtro, quando)}
       order by ${ordemDe(corte)} limit ${corte.limit} offset ${corte.offset}
    )
    select ${resumoColumns}
      from pagina join ordem_servico using (id) ${resumoJoins}
     order by ${ordemDe(corte)}`.execute(db)
  return rows
}

/** Which orders an export holds, in its order. */
export const listOsKeys = (
  db: Executor,
  scope: Scope,
  filtro: Filtro,
  quando: Quando,
  corte: Corte,
  csv: Csv,
): Promise<CsvKeys> =>
  readCsvKeys(
    db,
    csv,
    sql`select ordem_servico.id from ${fonteDe(corte)} where ${condicao(scope, filtro, quando)}
         order by ${ordemDe(corte)} limit ${corte.limit} offset ${corte.offset}`,
  )
