import type { StatusOs } from '@app/contract/ordemServico'
import { SEM_PRAZO, SEMPRE_BRANCAS } from '@app/rules/ordemServico'
import { sql } from 'kysely'
import { ofPosto } from '../../platform/db/company.ts'
import type { Executor } from '../../platform/db/index.ts'
import type { Scope } from '../../platform/scope.ts'

export type Contagem = { status: StatusOs; vermelho: boolean; reincidencia: string | null; total: number }

/** What nothing waits for any more: most of the table, and in no box. */
const ENCERRADAS: readonly StatusOs[] = ['FINALIZADA', 'CANCELADA']

/** All that the start's boxes are summed from, in one statement; `hoje` is the local day. */
export const contaPorStatus = async (
  db: Executor,
  scope: Scope,
  hoje: string,
  zona: string,
): Promise<Contagem[]> => {
  const dias = sql<number>`(${hoje}::date - (criado_em at time zone ${zona})::date)`
  const { rows } = await sql<Contagem>`
    select status, reincidencia,
           -- The red light (rules/ordemServico/prazo.ts): day 18 itself, and from day 26 on.
           status <> all(${[...SEMPRE_BRANCAS, ...SEM_PRAZO]}) and (${dias} = 18 or ${dias} > 25) as vermelho,
           count(*)::int as total
      from ordem_servico
     where status <> all(${[...ENCERRADAS]}) and ${ofPosto(scope)}
     group by 1, 2, 3`.execute(db)
  return rows
}
