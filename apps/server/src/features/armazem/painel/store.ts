import { PRONTOS_LIMITE, type SemanaDoPainel } from '@app/contract/armazem/painel'
import type { Etapa } from '@app/contract/armazem/pedido'
import { type RawBuilder, sql } from 'kysely'
import { type Executor, ofCompany } from '../../../platform/db/index.ts'
import { preparado } from '../../../platform/db/prepared.ts'
import type { Scope } from '../../../platform/scope.ts'
import { pedidoAberto } from '../estoque/index.ts'

type Ultimo = { numeroPedido: number; criadoEm: string } | null

export type EstagioRow = {
  etapa: Exclude<Etapa, 'CANCELADO'>
  abertos: number
  atrasados: number
  ultimo: Ultimo
  ultimoAtrasado: Ultimo
}

export type ProntoRow = {
  id: number
  numeroPedido: number
  clienteId: number
  nomeFantasia: string
  etapa: Etapa
  dataHoraColeta: string
}

export type PainelRow = { estagios: EstagioRow[]; prontos: ProntoRow[]; naoConcluidos: number }

/**
 * The whole panel in one round trip. Totals come from the kept counters, those of late orders by the five minutes of
 * their entry; only the orders of the five minutes in which the limit lies are counted one by one.
 */
export const readPainel = async (db: Executor, now: Date): Promise<PainelRow> => {
  const result = await sql<PainelRow>`${preparado}
    with limite as materialized (
      select ${now}::timestamptz - tempo_separacao * interval '1 hour' as separacao,
             ${now}::timestamptz - tempo_faturar * interval '1 hour' as faturamento
        from configuracao order by id desc limit 1
    ), aberto as materialized (
      select etapa, sum(total)::bigint as total
        from pedido_contagem
       where ${pedidoAberto()}
       group by etapa
    ), estagio as materialized (
      select e.etapa, e.entrou_antes, e.posicao, coalesce(aberto.total, 0) as abertos,
             coalesce((select sum(total) from pedido_entrada
                        where cliente_id = 0 and pedido_entrada.etapa = e.etapa
                          and desde < cinco_minutos(e.entrou_antes)), 0)::bigint
             + (select count(*) from pedido
                 where pedido.etapa = e.etapa and status_desde < e.entrou_antes
                   and status_desde >= cinco_minutos(e.entrou_antes)
                   and ${pedidoAberto('pedido')}) as atrasados
        from limite,
             lateral (values (1, 'CRIADO', separacao), (2, 'EM_SEPARACAO', separacao),
                             (3, 'A_FATURAR', faturamento), (4, 'FATURADO', null)
             ) as e (posicao, etapa, entrou_antes)
        left join aberto on aberto.etapa = e.etapa
    ), cartao as (
      select estagio.*,
             (select json_build_object('numeroPedido', numero_pedido, 'criadoEm', criado_em) from pedido
               where pedido.etapa = estagio.etapa and ${pedidoAberto('pedido')}
                 and (status_desde < estagio.entrou_antes) is not true
                 and estagio.abertos > estagio.atrasados
               order by criado_em desc limit 1) as ultimo,
             (select json_build_object('numeroPedido', numero_pedido, 'criadoEm', criado_em) from pedido
               where pedido.etapa = estagio.etapa and ${pedidoAberto('pedido')}
                 and status_desde < estagio.entrou_antes
                 and estagio.atrasados > 0
               order by criado_em desc limit 1) as "ultimoAtrasado"
        from estagio
    ), pronto as (
      select id, numero_pedido, cliente_id, etapa, data_hora_coleta from pedido
       where concluido and ${pedidoAberto('pedido')}
       order by etapa <> 'FATURADO', data_hora_coleta, id
       limit ${sql.lit(PRONTOS_LIMITE)}
    )
    select
      (select json_agg(json_build_object('etapa', etapa, 'abertos', abertos, 'atrasados', atrasados,
                'ultimo', ultimo, 'ultimoAtrasado', "ultimoAtrasado") order by posicao) from cartao) as estagios,
      (select coalesce(json_agg(json_build_object('id', pronto.id, 'numeroPedido', numero_pedido,
                'clienteId', cliente_id, 'nomeFantasia', nome_fantasia, 'etapa', etapa,
                'dataHoraColeta', data_hora_coleta)
                order by etapa <> 'FATURADO', data_hora_coleta, pronto.id), '[]')
         from pronto join cliente on cliente.id = pronto.cliente_id) as prontos,
      (select coalesce(sum(total), 0)::bigint from pedido_entrada
        where cliente_id = 0 and etapa = 'CRIADO' and desde = 'infinity') as "naoConcluidos"
  `.execute(db)
  const [row] = result.rows
  if (!row) throw new Error('the panel answers one row')
  return row
}

/**
 * What happened on each of these days, from the first one's midnight on; a day without anything counts zero. The stays
 * say which orders left, because no index knows when.
 */
export const readSemana = async (
  db: Executor,
  scope: Scope,
  dias: readonly string[],
  { desde, zone }: { desde: Date; zone: string },
): Promise<SemanaDoPainel> => {
  const diaDe = (quando: RawBuilder<unknown>) => sql`(${quando} at time zone ${zone})::date`
  const { rows } = await sql<SemanaDoPainel[number]>`
    with feito as (
      select ${diaDe(sql`criado_em`)} as dia, 1 as pedidos, 0 as expedidos, 0 as no_prazo, 0 as passagens, 0 as atrasadas
        from pedido where ${ofCompany(scope)} and criado_em >= ${desde} and etapa <> 'CANCELADO'
      union all
      select ${diaDe(sql`data_expedicao`)}, 0, 1, (data_expedicao <= data_hora_coleta)::int, 0, 0
        from pedido
       where ${ofCompany(scope)} and status_alcis = 'expedido' and data_expedicao >= ${desde}
         and id in (select pedido_id from pedido_passagem where etapa = 'FATURADO' and terminada_em >= ${desde})
      union all
      select ${diaDe(sql`terminada_em`)}, 0, 0, 0, 1, atrasada::int
        from pedido_passagem where ${ofCompany(scope)} and terminada_em >= ${desde}
    )
    select dia::text as dia, coalesce(sum(pedidos), 0)::int as pedidos, coalesce(sum(expedidos), 0)::int as expedidos,
           coalesce(sum(no_prazo), 0)::int as "noPrazo", coalesce(sum(passagens), 0)::int as passagens,
           coalesce(sum(atrasadas), 0)::int as atrasadas
      from unnest(${[...dias]}::date[]) as dele (dia) left join feito using (dia)
     group by dia order by dia`.execute(db)
  return rows
}
