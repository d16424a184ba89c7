import type { LinhaDe } from '@app/contract/casca/campos'
import { CAMPOS_PEDIDO_CITADO } from '@app/contract/armazem/pedido'
import type { Etapa, StatusAlcis } from '@app/contract/armazem/pedido'
import { sql } from 'kysely'
import { selectOf } from '../../../../platform/db/campos.ts'
import type { Executor } from '../../../../platform/db/index.ts'

// The WMS serves the whole warehouse, so it knows an order by its number, whatever the company.

export type PedidoAvisado = LinhaDe<typeof CAMPOS_PEDIDO_CITADO> & {
  id: number
  clienteId: number
  etapa: Etapa
  concluido: boolean
  statusAlcis: StatusAlcis
  statusDesde: Date | null
  dataExpedicao: Date | null
}

const citadoColumns = selectOf('pedido', CAMPOS_PEDIDO_CITADO)

export const lockByNumero = async (
  db: Executor,
  numeroPedido: number,
): Promise<PedidoAvisado | undefined> => {
  const { rows } = await sql<PedidoAvisado>`
    select pedido.id, pedido.cliente_id as "clienteId", ${citadoColumns}, pedido.etapa, pedido.concluido,
           pedido.status_alcis as "statusAlcis", pedido.status_desde as "statusDesde",
           pedido.data_expedicao as "dataExpedicao"
      from pedido
     where pedido.numero_pedido = ${numeroPedido}
       for update`.execute(db)
  return rows[0]
}

export const listLinhas = (
  db: Executor,
  pedidoId: number,
): Promise<{ saldoId: number; quantidade: number }[]> =>
  db
    .selectFrom('pedido_item')
    .select(['saldo_id as saldoId', 'quantidade'])
    .where('pedido_id', '=', pedidoId)
    .orderBy('ordem')
    .execute()

type Posicao = Pick<PedidoAvisado, 'etapa' | 'statusAlcis' | 'statusDesde' | 'dataExpedicao'>

/**
 * Increments the version, because people with the order open must learn that it moved; a receipt does not, because no
 * form can conflict with it.
 */
export const setPosicao = async (db: Executor, id: number, posicao: Posicao, now: Date): Promise<number> => {
  const { versao } = await db
    .updateTable('pedido')
    .set((eb) => ({
      etapa: posicao.etapa,
      status_alcis: posicao.statusAlcis,
      status_desde: posicao.statusDesde,
      data_expedicao: posicao.dataExpedicao,
      ultima_atualizacao: now,
      alterado_por: null,
      versao: eb('versao', '+', posicao.statusAlcis === 'recebido' ? 0 : 1),
    }))
    .where('id', '=', id)
    .returning('versao')
    .executeTakeFirstOrThrow()
  return versao
}
