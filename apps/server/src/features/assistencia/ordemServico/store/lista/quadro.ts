import { SEMAFORO } from '@app/contract/assistencia/ordemServico'
import type { Semaforo, StatusOs } from '@app/contract/assistencia/ordemServico'
import { sql } from 'kysely'
import type { Executor } from '../../../../../platform/db/index.ts'
import type { Scope } from '../../../../../platform/scope.ts'
import { resumoColumns, resumoJoins, type ResumoRow } from '../columns.ts'
import { condicao, type Filtro } from './filter.ts'
import { comSemaforo, escritos, type Quando } from './semaforo.ts'

export type ContagemDoStatus = { status: StatusOs } & Record<Semaforo, number>

const conta = (cor: Semaforo, quando: Quando) =>
  sql`(count(*) filter (where ${comSemaforo(cor, quando)}))::int as ${sql.ref(cor)}`

/** How many orders of each colour each of these statuses has; the colours are those of the list's filter. */
export const countQuadro = async (
  db: Executor,
  scope: Scope,
  { semaforo: _counted, ...filtro }: Filtro,
  quando: Quando,
  status: readonly StatusOs[],
): Promise<ContagemDoStatus[]> => {
  const { rows } = await sql<ContagemDoStatus>`
    select status, ${sql.join(SEMAFORO.map((cor) => conta(cor, quando)))}
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
