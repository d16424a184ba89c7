import { type BalcaoGrupo, MOST_NO_BALCAO } from '@app/contract/assistencia/inicio'
import type { StatusOs } from '@app/contract/assistencia/ordemServico'
import { AGUARDAM_RETIRADA, TERMINAIS } from '@app/rules/assistencia/ordemServico'
import { localDay } from '@app/rules/casca/tempo'
import { sql } from 'kysely'
import { ofPosto } from '../../../../platform/db/company.ts'
import type { Executor } from '../../../../platform/db/index.ts'
import type { Scope } from '../../../../platform/scope.ts'
import {
  estaAtrasada,
  escritos,
  type Quando,
  resumoColumns,
  resumoJoins,
  type ResumoRow,
} from '../../ordemServico/index.ts'

export type BalcaoRow = ResumoRow & {
  grupo: BalcaoGrupo
  total: number
  avisadaEm: Date | null
}

/** Not yet at the counter's: the watch has not been taken in. */
const FORA: readonly StatusOs[] = [...TERMINAIS, 'EM_CRIACAO']

/** The counter's orders of today, each in the first group that it fits. */
export const listBalcao = async (db: Executor, scope: Scope, quando: Quando): Promise<BalcaoRow[]> => {
  const hoje = localDay(quando.now, quando.zone)
  const pronta = sql`ordem_servico.status in (${escritos(AGUARDAM_RETIRADA)})`
  const { rows } = await sql<BalcaoRow>`
    with do_dia as (
      select ordem_servico.id, ordem_servico.criado_em,
             case when ${estaAtrasada(quando)} then 'ATRASADA'
                  when ordem_servico.data_prometida = ${hoje}::date then 'HOJE'
                  when ${pronta} then 'PRONTA' end as grupo
        from ordem_servico
       where ordem_servico.status not in (${escritos(FORA)})
         and ${ofPosto(scope, 'ordem_servico.posto_id')}
    ), contadas as materialized (
      select id, grupo, (count(*) over (partition by grupo))::int as total,
             row_number() over (partition by grupo order by criado_em, id) as lugar
        from do_dia where grupo is not null
    )
    select contadas.grupo, contadas.total,
           (select max(coalesce(feito_em, enviado_em)) from os_aviso
             where os_aviso.ordem_servico_id = ordem_servico.id
               and (os_aviso.aviso = 'REPARADA' or os_aviso.aviso like 'RETIRADA%')) as "avisadaEm",
           ${resumoColumns}
      from contadas join ordem_servico using (id) ${resumoJoins}
     where contadas.lugar <= ${MOST_NO_BALCAO}
     order by contadas.lugar`.execute(db)
  return rows
}
