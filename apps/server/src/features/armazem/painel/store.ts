import { PRONTOS_LIMITE } from '@app/contract/armazem/painel'
import type { Etapa } from '@app/contract/armazem/pedido'
import { sql } from 'kysely'
import type { Executor } from '../../../platform/db/index.ts'
import { preparado } from '../../../platform/db/prepared.ts'
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
 * The whole panel in one round trip. Totals come from the stored counters. The late orders, which depend on the clock,
 * are ranges of `pedido_aberto_desde`, read from the index alone. The cost grows with the open orders only.
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
             (select count(*) from pedido
               where pedido.etapa = e.etapa and status_desde < e.entrou_antes
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
      (select count(*) from pedido
        where etapa = 'CRIADO' and status_desde is null
          and ${pedidoAberto('pedido')}) as "naoConcluidos"
  `.execute(db)
  const [row] = result.rows
  if (!row) throw new Error('the panel answers one row')
  return row
}
