import type { RetratoOs } from '@app/contract/assistencia/inicio'
import type { Semaforo } from '@app/contract/assistencia/ordemServico'
import { TERMINAIS } from '@app/rules/assistencia/ordemServico'
import { type RawBuilder, sql } from 'kysely'
import { ofPosto } from '../../../../platform/db/company.ts'
import type { Executor } from '../../../../platform/db/index.ts'
import type { Scope } from '../../../../platform/scope.ts'
import { diasCorridosDe, escritos, type Quando, semaforoDe } from '../../ordemServico/index.ts'

/** Cases that are shown: one open, the next ones as lines. */
const CASOS = 3

export type CasoRow = {
  total: number
  id: number
  numero: string
  posto: { id: number; nomeFantasia: string }
  versao: number
  consumidor: string
  modelo: string
  numeroSerie: string
  dias: number
  semaforo: Semaforo
  antes: RetratoOs | null
  agora: RetratoOs
}

/** What is compared of an order: symptoms, causes, work, price, technician. */
const retrato = (id: RawBuilder<unknown>) => sql`(
  select json_build_object(
           'id', os.id, 'numero', os.numero || '/' || os.ano,
           'em', to_char(coalesce(os.data_entrega_relogio, os.criado_em) at time zone 'UTC',
                         'YYYY-MM-DD"T"HH24:MI:SS"Z"'),
           'sintomas', array(select sintoma_os.nome from os_sintoma
                               join sintoma_os on sintoma_os.id = os_sintoma.sintoma_os_id
                              where os_sintoma.ordem_servico_id = os.id order by 1),
           'causas', array(select distinct causa_os.nome from os_linha
                             join causa_os on causa_os.id = os_linha.causa_os_id
                            where os_linha.orcamento_id = ultimo.id order by 1),
           'linhas', array(select coalesce(servico.nome, peca.descricao) from os_linha
                             left join servico on servico.id = os_linha.servico_id
                             left join peca on peca.id = os_linha.peca_id
                            where os_linha.orcamento_id = ultimo.id order by os_linha.ordem),
           'valor', os.valor_total,
           'tecnico', (select coalesce(nome_exibicao, nome) from usuario
                        where usuario.id = coalesce(os.reparado_por, os.tecnico_id)))
    from ordem_servico os
    left join lateral (select id from os_orcamento where ordem_servico_id = os.id
                        order by versao desc limit 1) ultimo on true
   where os.id = ${id})`

/** Watches that came back within the service warranty and wait for a decision, the oldest first. */
export const listReincidencias = async (db: Executor, scope: Scope, quando: Quando): Promise<CasoRow[]> => {
  const { rows } = await sql<CasoRow>`
    with pendentes as materialized (
      select ordem_servico.id, (count(*) over ())::int as total
        from ordem_servico
       where ordem_servico.reincidencia = 'PENDENTE' and ordem_servico.reincidencia is not null
         and ordem_servico.status not in (${escritos(TERMINAIS)}) and ${ofPosto(scope, 'ordem_servico.posto_id')}
       order by ordem_servico.criado_em, ordem_servico.id limit ${CASOS}
    )
    select pendentes.total, ordem_servico.id, ordem_servico.numero || '/' || ordem_servico.ano as numero,
           json_build_object('id', posto.id, 'nomeFantasia', posto.nome_fantasia) as posto,
           ordem_servico.versao, consumidor.nome as consumidor, modelo.descricao as modelo,
           relogio.numero_serie as "numeroSerie", ${diasCorridosDe(quando)} as dias,
           ${semaforoDe(quando)} as semaforo,
           ${retrato(sql`ordem_servico.reincidencia_os_id`)} as antes,
           ${retrato(sql`ordem_servico.id`)} as agora
      from pendentes
      join ordem_servico using (id)
      join posto_autorizado posto on posto.id = ordem_servico.posto_id
      join consumidor on consumidor.id = ordem_servico.consumidor_id
      join relogio on relogio.id = ordem_servico.relogio_id
      join modelo_produto modelo on modelo.id = relogio.modelo_produto_id
     order by ordem_servico.criado_em, ordem_servico.id`.execute(db)
  return rows
}
