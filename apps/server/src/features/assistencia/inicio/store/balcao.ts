import { type BalcaoGrupo, MOST_NO_BALCAO } from '@app/contract/assistencia/inicio'
import type { StatusOs } from '@app/contract/assistencia/ordemServico'
import { AGUARDAM_RETIRADA, TERMINAIS } from '@app/rules/assistencia/ordemServico'
import { localDay } from '@app/rules/casca/tempo'
import { sql } from 'kysely'
import { ofPosto } from '../../../../platform/db/company.ts'
import type { Executor } from '../../../../platform/db/index.ts'
import type { Scope } from '../../../../platform/scope.ts'
import {
  comSemaforo,
  escritos,
  type Quando,
  resumoColumns,
  resumoJoins,
  type ResumoRow,
} from '../../ordemServico/index.ts'

export type BalcaoRow = ResumoRow & {
  grupo: BalcaoGrupo
  total: number
  prometidaPara: string | null
  avisadaEm: Date | null
}

/** Not yet at the counter's: the watch has not been taken in. */
const FORA: readonly StatusOs[] = [...TERMINAIS, 'EM_CRIACAO']

/**
 * The day promised to the consumer: so many working days after the approval. `addDiasUteis` of the rules in SQL; a test
 * compares the two.
 */
const promessa = (zone: string) => sql`
  left join lateral (
    select resposta.segunda + (resposta.indice / 5) * 7 + resposta.indice % 5 as dia
      from (select aprovado.dia - (extract(isodow from aprovado.dia)::int - 1) as segunda,
                   least(extract(isodow from aprovado.dia)::int, 5) - 1 + aprovado.prazo as indice
              from (select (coalesce(respondido_em, criado_em) at time zone ${zone})::date as dia,
                           prazo_dias_uteis as prazo
                      from os_orcamento
                     where os_orcamento.ordem_servico_id = ordem_servico.id
                       and situacao = 'APROVADO' and prazo_dias_uteis is not null
                     order by os_orcamento.versao desc limit 1) aprovado) resposta) promessa on true`

/** The counter's orders of today, each in the first group that it fits. */
export const listBalcao = async (db: Executor, scope: Scope, quando: Quando): Promise<BalcaoRow[]> => {
  const hoje = localDay(quando.now, quando.zone)
  const pronta = sql`ordem_servico.status in (${escritos(AGUARDAM_RETIRADA)})`
  const { rows } = await sql<BalcaoRow>`
    with do_dia as (
      select ordem_servico.id, ordem_servico.criado_em, promessa.dia as prometida,
             case when ${comSemaforo('VERMELHO', quando)} or (promessa.dia < ${hoje}::date and not ${pronta})
                  then 'ATRASADA'
                  when promessa.dia = ${hoje}::date then 'HOJE'
                  when ${pronta} then 'PRONTA' end as grupo
        from ordem_servico ${promessa(quando.zone)}
       where ordem_servico.status not in (${escritos(FORA)})
         and ${ofPosto(scope, 'ordem_servico.posto_id')}
    ), contadas as materialized (
      select id, grupo, prometida, (count(*) over (partition by grupo))::int as total,
             row_number() over (partition by grupo order by criado_em, id) as lugar
        from do_dia where grupo is not null
    )
    select contadas.grupo, contadas.total, contadas.prometida as "prometidaPara",
           (select max(coalesce(feito_em, enviado_em)) from os_aviso
             where os_aviso.ordem_servico_id = ordem_servico.id
               and (os_aviso.aviso = 'REPARADA' or os_aviso.aviso like 'RETIRADA%')) as "avisadaEm",
           ${resumoColumns}
      from contadas join ordem_servico using (id) ${resumoJoins}
     where contadas.lugar <= ${MOST_NO_BALCAO}
     order by contadas.lugar`.execute(db)
  return rows
}
