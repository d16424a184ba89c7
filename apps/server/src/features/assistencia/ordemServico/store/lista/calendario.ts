import { TERMINAIS } from '@app/rules/assistencia/ordemServico'
import { sql } from 'kysely'
import type { Executor } from '../../../../../platform/db/index.ts'
import type { Scope } from '../../../../../platform/scope.ts'
import { resumoColumns, resumoJoins, type ResumoRow } from '../columns.ts'
import { condicao, type Filtro } from './filter.ts'
import { escritos, estaAtrasada, type Quando } from './semaforo.ts'

/** What has not ended: the words of the partial index of the promised days. */
const emAberto = sql`ordem_servico.status not in (${escritos(TERMINAIS)})`

export type ContagemDoDia = { dia: string; total: number; atrasadas: number }

/** How many open orders are promised for each of these days, and how many of them are late. */
export const countCalendario = async (
  db: Executor,
  scope: Scope,
  filtro: Filtro,
  quando: Quando,
): Promise<ContagemDoDia[]> => {
  const { rows } = await sql<ContagemDoDia>`
    select data_prometida::text as dia, count(*)::int as total,
           (count(*) filter (where ${estaAtrasada(quando)}))::int as atrasadas
      from ordem_servico
     where data_prometida is not null and ${emAberto} and ${condicao(scope, filtro, quando)}
     group by data_prometida order by data_prometida`.execute(db)
  return rows
}

/** The oldest open orders of each of these days. */
export const listCalendario = async (
  db: Executor,
  scope: Scope,
  filtro: Filtro,
  quando: Quando,
  { dias, most }: { dias: readonly string[]; most: number },
): Promise<ResumoRow[]> => {
  const { rows } = await sql<ResumoRow>`
    with pagina as materialized (
      select velhas.id
        from unnest(${[...dias]}::date[]) as chave (dia)
             cross join lateral (
               select ordem_servico.id from ordem_servico
                where ordem_servico.data_prometida = chave.dia and ${emAberto}
                  and ${condicao(scope, filtro, quando)}
                order by ordem_servico.criado_em, ordem_servico.id limit ${most}) velhas
    )
    select ${resumoColumns}
      from pagina join ordem_servico using (id) ${resumoJoins}
     order by ordem_servico.criado_em, ordem_servico.id`.execute(db)
  return rows
}
