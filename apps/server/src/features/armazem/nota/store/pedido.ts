import type { LinhaDe } from '@app/contract/casca/campos'
import { CAMPOS_PEDIDO_CITADO } from '@app/contract/armazem/pedido'
import { sql } from 'kysely'
import { selectOf } from '../../../../platform/db/campos.ts'
import { ofCompany, type Executor } from '../../../../platform/db/index.ts'
import type { Scope } from '../../../../platform/scope.ts'

export type PedidoCandidato = LinhaDe<typeof CAMPOS_PEDIDO_CITADO> & {
  id: number
  numeroPedido: number
  dataHoraColeta: Date
  /** True when the note names its number or the client's. */
  citado: boolean
  /** Quantity by product id. */
  itens: Record<string, number>
}

const citadoColumns = selectOf('pedido', CAMPOS_PEDIDO_CITADO)

/** How many of a client's newest orders are compared with a return. */
const RECENTES = 200

/** Orders that a return of the client may invoice: the newest without a note, and those that it names. */
export const listCandidatos = async (
  db: Executor,
  clienteId: number,
  { numeros, codigos }: { numeros: readonly number[]; codigos: readonly string[] },
): Promise<PedidoCandidato[]> => {
  const { rows } = await sql<PedidoCandidato>`
    with candidato as (
      (select id from pedido where cliente_id = ${clienteId} order by numero_pedido desc limit ${RECENTES})
      union
      select id from pedido where numero_pedido = any(${[...numeros]}::bigint[]) and cliente_id = ${clienteId}
      union
      select id from pedido where cliente_id = ${clienteId} and numero_pedido_cliente = any(${[...codigos]}::text[])
    )
    select pedido.id, numero_pedido as "numeroPedido", ${citadoColumns}, data_hora_coleta as "dataHoraColeta",
           numero_pedido = any(${[...numeros]}::bigint[])
             or coalesce(numero_pedido_cliente = any(${[...codigos]}::text[]), false) as citado,
           coalesce((select json_object_agg(produto_id, quantidade)
                       from (select produto_id, sum(quantidade) as quantidade
                               from pedido_item where pedido_id = pedido.id group by produto_id) soma), '{}') as itens
      from pedido join candidato using (id)
     where etapa <> 'CANCELADO' and not exists (select from nota where nota.pedido_id = pedido.id)
     order by numero_pedido desc`.execute(db)
  return rows
}

/** The company and number of an order to link; the order is locked against deletion. */
export const lockPedidoOf = async (db: Executor, scope: Scope, id: number) => {
  const { rows } = await sql<{ clienteId: number; numeroPedido: number }>`
    select cliente_id as "clienteId", numero_pedido as "numeroPedido" from pedido
     where id = ${id} and ${ofCompany(scope)} for key share`.execute(db)
  return rows[0]
}
