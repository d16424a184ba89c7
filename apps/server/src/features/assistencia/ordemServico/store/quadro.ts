import type { StatusOs } from '@app/contract/assistencia/ordemServico'
import { sql } from 'kysely'
import type { Executor } from '../../../../platform/db/index.ts'
import type { Scope } from '../../../../platform/scope.ts'
import { resumoColumns, resumoJoins, type ResumoRow } from './columns.ts'
import { condicao, type Filtro } from './filter.ts'
import { comSemaforo, escritos, type Quando } from './semaforo.ts'

export type ContagemDoStatus = { status: StatusOs; total: number; vermelhas: number }

/** How many orders each of these statuses has, and how many of them are late. */
export const countQuadro = async (
  db: Executor,
  scope: Scope,
  filtro: Filtro,
  quando: Quando,
  status: readonly StatusOs[],
): Promise<ContagemDoStatus[]> => {
  const { rows } = await sql<ContagemDoStatus>`
    select status, count(*)::int as total,
           (count(*) filter (where ${comSemaforo('VERMELHO', quando)}))::int as vermelhas
      from ordem_servico
     where ordem_servico.status in (${escritos(status)}) and ${condicao(scope, filtro, quando)}
     group by status`.execute(db)
  return rows
}

/** The oldest orders of each of these statuses. */
export const listQuadro = async (
  db: Executor,
  scope: Scope,
  filtro: Filtro,
  quando: Quando,
  { status, most }: { status: readonly StatusOs[]; most: number },
): Promise<ResumoRow[]> => {
  const { rows } = await sql<ResumoRow>`
    with pagina as materialized (
      select velhas.id
        from unnest(${[...status]}::text[]) as raia (status)
             cross join lateral (
               select ordem_servico.id from ordem_servico
                where ordem_servico.status = raia.status and ${condicao(scope, filtro, quando)}
                order by ordem_servico.criado_em, ordem_servico.id limit ${most}) velhas
    )
    select ${resumoColumns}
      from pagina join ordem_servico using (id) ${resumoJoins}
     order by ordem_servico.criado_em, ordem_servico.id`.execute(db)
  return rows
}
