import { MOST_NO_INICIO } from '@app/contract/assistencia/inicio'
import type { FormaPagamento } from '@app/contract/assistencia/ordemServico'
import { TERMINAIS } from '@app/rules/assistencia/ordemServico'
import { DAY_MS, dayRange, localDay } from '@app/rules/casca/tempo'
import { sql } from 'kysely'
import { ofPosto } from '../../../../platform/db/company.ts'
import type { Executor } from '../../../../platform/db/index.ts'
import type { Scope } from '../../../../platform/scope.ts'
import { comSemaforo, escritos, type Quando } from '../../ordemServico/index.ts'

const hojeDe = ({ now, zone }: Quando) => dayRange(localDay(now, zone), zone).from

export type EquipeRow = {
  tecnico: { id: number; nome: string } | null
  comEle: number
  vermelhas: number
  hoje: number
  mediaDias: number | null
}

/** Who of the post has what, and how repairs of the last 30 days went; last what nobody has. */
export const listEquipe = async (db: Executor, postoId: number, quando: Quando): Promise<EquipeRow[]> => {
  const { rows } = await sql<EquipeRow>`
    with abertas as (
      select tecnico_id, count(*)::int as com_ele,
             (count(*) filter (where ${comSemaforo('VERMELHO', quando)}))::int as vermelhas
        from ordem_servico
       where ordem_servico.posto_id = ${postoId}
         and ordem_servico.status not in (${escritos([...TERMINAIS, 'EM_CRIACAO', 'REPARADA'])})
       group by tecnico_id
    ), reparos as (
      select reparado_por, (count(*) filter (where data_reparo >= ${hojeDe(quando)}))::int as hoje,
             round(avg((data_reparo at time zone ${quando.zone})::date
                       - (criado_em at time zone ${quando.zone})::date), 1) as media
        from ordem_servico
       where data_reparo >= ${new Date(quando.now.getTime() - 30 * DAY_MS)} and posto_id = ${postoId}
         and os_type = 'OS'
       group by reparado_por
    )
    select case when usuario.id is not null then json_build_object(
             'id', usuario.id, 'nome', coalesce(usuario.nome_exibicao, usuario.nome)) end as tecnico,
           coalesce(abertas.com_ele, 0) as "comEle", coalesce(abertas.vermelhas, 0) as vermelhas,
           coalesce(reparos.hoje, 0) as hoje, reparos.media as "mediaDias"
      from abertas
      full join reparos on reparos.reparado_por = abertas.tecnico_id
      left join usuario on usuario.id = coalesce(abertas.tecnico_id, reparos.reparado_por)
     order by usuario.id is null, coalesce(abertas.vermelhas, 0) desc, coalesce(abertas.com_ele, 0) desc, 1::text`.execute(
    db,
  )
  return rows
}

export type PecaRow = { total: number; id: number; descricao: string; livre: number; minimo: number }

/** Parts of the post of which less is free than its minimum, the scarcest first. */
export const listPecasAbaixo = async (db: Executor, postoId: number): Promise<PecaRow[]> => {
  const { rows } = await sql<PecaRow>`
    select (count(*) over ())::int as total, id, peca_descricao as descricao, livre, minimo
      from estoque_peca_cadastro
     where posto_id = ${postoId} and situacao = 'ABAIXO'
     order by livre::numeric / minimo, id limit ${MOST_NO_INICIO}`.execute(db)
  return rows
}

export type RecebidoRow = { forma: FormaPagamento; valor: number; pagamentos: number }

/** The money of the day by its way, what was given back taken off. */
export const sumRecebidoHoje = async (
  db: Executor,
  postoId: number,
  quando: Quando,
): Promise<RecebidoRow[]> => {
  const { rows } = await sql<RecebidoRow>`
    select forma, sum(case when tipo = 'DEVOLUCAO' then -valor else valor end) as valor,
           (count(*) filter (where tipo <> 'DEVOLUCAO'))::int as pagamentos
      from os_pagamento
     where posto_id = ${postoId} and recebido_em >= ${hojeDe(quando)}
     group by forma order by 2 desc`.execute(db)
  return rows
}

export type PostoRow = {
  posto: { id: number; nomeFantasia: string }
  vermelhas: number
  esperamPeca: number
  abertas: number
}

/**
 * The posts with most red orders. What else they have is counted only for those that may stand among the first: of equal
 * ones who has more open orders goes before.
 */
export const listPostosNoVermelho = async (
  db: Executor,
  scope: Scope,
  quando: Quando,
): Promise<PostoRow[]> => {
  const { rows } = await sql<PostoRow>`
    with vermelho as materialized (
      select posto_id, count(*)::int as vermelhas
        from ordem_servico
       where ${comSemaforo('VERMELHO', quando)} and ${ofPosto(scope, 'ordem_servico.posto_id')}
       group by posto_id
    ), primeiros as (
      select posto_id, vermelhas from vermelho order by vermelhas desc fetch first ${MOST_NO_INICIO} rows with ties
    )
    select json_build_object('id', posto.id, 'nomeFantasia', posto.nome_fantasia) as posto,
           primeiros.vermelhas, conta.esperam as "esperamPeca", conta.abertas
      from primeiros
      join posto_autorizado posto on posto.id = primeiros.posto_id
      cross join lateral (
        select count(*)::int as abertas,
               (count(*) filter (where status = 'ORCAMENTO_APROVADO'))::int as esperam
          from ordem_servico
         where ordem_servico.posto_id = primeiros.posto_id
           and ordem_servico.status not in (${escritos(TERMINAIS)})) conta
     order by primeiros.vermelhas desc, conta.abertas desc, posto.id limit ${MOST_NO_INICIO}`.execute(db)
  return rows
}

export type SemanaRow = { semana: string; reparadas: number; ate30: number; mediaDias: number | null }

/** Repairs by the week in which they were done; a week without one has no row. */
export const listSemanas = async (
  db: Executor,
  scope: Scope,
  desde: Date,
  zone: string,
): Promise<SemanaRow[]> => {
  const { rows } = await sql<SemanaRow>`
    select date_trunc('week', data_reparo at time zone ${zone})::date as semana, count(*)::int as reparadas,
           (count(*) filter (where (data_reparo at time zone ${zone})::date
                                   - (criado_em at time zone ${zone})::date <= 30))::int as ate30,
           round(avg((data_reparo at time zone ${zone})::date - (criado_em at time zone ${zone})::date), 1)
             as "mediaDias"
      from ordem_servico
     where data_reparo >= ${desde} and os_type = 'OS' and ${ofPosto(scope)}
     group by 1`.execute(db)
  return rows
}
