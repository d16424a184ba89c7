import type { Semaforo, StatusOs } from '@app/contract/assistencia/ordemServico'
import type { Direction } from '@app/contract/casca/paging'
import { sql } from 'kysely'
import type { Executor } from '../../../../../platform/db/index.ts'
import type { Scope } from '../../../../../platform/scope.ts'
import { resumoColumns, resumoJoins, type ResumoRow } from '../columns.ts'
import { condicao, type Filtro } from './filter.ts'
import { contaPorIdade, coresDe, escritos, type Quando } from './semaforo.ts'

export type ContagemDoStatus = { status: StatusOs; cores: Record<Semaforo, number> }

/** How many orders of each colour each of these statuses has; the colours are those of the list's filter. */
export const countQuadro = async (
  db: Executor,
  scope: Scope,
  { semaforo: _counted, ...filtro }: Filtro,
  quando: Quando,
  status: readonly StatusOs[],
): Promise<ContagemDoStatus[]> => {
  const { rows } = await sql<{ status: StatusOs; porIdade: number[] }>`
    select status, ${contaPorIdade(quando)} as "porIdade"
      from ordem_servico
     where ordem_servico.status in (${escritos(status)}) and ${condicao(scope, filtro, quando)}
     group by status`.execute(db)
  return rows.map(({ porIdade, ...row }) => ({ ...row, cores: coresDe(row.status, porIdade) }))
}

type Velhas = { status: readonly StatusOs[]; most: number; direction: Direction }

/** The first orders of each of these statuses, by their age. */
export const listQuadro = async (
  db: Executor,
  scope: Scope,
  filtro: Filtro,
  quando: Quando,
  { status, most, direction }: Velhas,
): Promise<ResumoRow[]> => {
  const porIdade = sql`ordem_servico.criado_em ${sql.raw(direction)}, ordem_servico.id ${sql.raw(direction)}`
  const { rows } = await sql<ResumoRow>`
    with pagina as materialized (
      select velhas.id
        from unnest(${[...status]}::text[]) as raia (status)
             cross join lateral (
               select ordem_servico.id from ordem_servico
                where ordem_servico.status = raia.status and ${condicao(scope, filtro, quando)}
                order by ${porIdade} limit ${most}) velhas
    )
    select ${resumoColumns}
      from pagina join ordem_servico using (id) ${resumoJoins}
     order by ${porIdade}`.execute(db)
  return rows
}
