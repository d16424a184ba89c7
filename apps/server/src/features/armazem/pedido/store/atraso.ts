import { sql } from 'kysely'
import type { Executor } from '../../../../platform/db/index.ts'
import { pedidoAberto } from '../../estoque/index.ts'

type AtrasadoRow = {
  id: number
  /** One lateness: the order and the moment at which it entered its stage. */
  causa: string
  clienteId: number
  numeroPedido: number
  nomeFantasia: string
}

/** Those of one minute; the rest comes with the next. */
const AT_ONCE = 5_000

/**
 * Orders that became late after `desde` and were not told yet. Like the panel, it reads ranges of
 * `pedido_aberto_desde`, so that its cost grows with the orders of that time.
 */
export const listAtrasadosNovos = async (db: Executor, now: Date, desde: Date): Promise<AtrasadoRow[]> => {
  const { rows } = await sql<AtrasadoRow>`
    with prazo as materialized (
      select etapa, horas * interval '1 hour' as tempo
        from (select tempo_separacao, tempo_faturar from configuracao order by id desc limit 1) configuracao,
             lateral (values ('CRIADO', tempo_separacao), ('EM_SEPARACAO', tempo_separacao),
                             ('A_FATURAR', tempo_faturar)) as e (etapa, horas)),
    atrasado as (
      select pedido.id, pedido.cliente_id, pedido.numero_pedido,
             pedido.id || ':' || extract(epoch from pedido.status_desde) as causa
        from prazo join pedido on pedido.etapa = prazo.etapa
         and pedido.status_desde < ${now}::timestamptz - prazo.tempo
         and pedido.status_desde >= ${desde}::timestamptz - prazo.tempo
       where ${pedidoAberto('pedido')})
    select atrasado.id, causa, cliente_id as "clienteId", numero_pedido as "numeroPedido",
           cliente.nome_fantasia as "nomeFantasia"
      from atrasado join cliente on cliente.id = atrasado.cliente_id
     where not exists (select from notificacao_fato fato
                        where fato.tipo = 'PEDIDO_ATRASADO' and fato.causa = atrasado.causa)
     order by atrasado.id limit ${sql.lit(AT_ONCE)}`.execute(db)
  return rows
}
