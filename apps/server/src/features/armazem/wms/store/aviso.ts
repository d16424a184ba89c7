import type { Etapa, StatusAlcis } from '@app/contract/armazem/pedido'
import type { Executor } from '../../../../platform/db/index.ts'

// The WMS serves the whole warehouse, so it knows an order by its number, whatever the company.

export type PedidoAvisado = {
  id: number
  clienteId: number
  numeroPedidoCliente: string | null
  etapa: Etapa
  concluido: boolean
  statusAlcis: StatusAlcis
  statusDesde: Date | null
  dataExpedicao: Date | null
}

export const lockByNumero = (db: Executor, numeroPedido: number): Promise<PedidoAvisado | undefined> =>
  db
    .selectFrom('pedido')
    .where('numero_pedido', '=', numeroPedido)
    .select([
      'id',
      'cliente_id as clienteId',
      'numero_pedido_cliente as numeroPedidoCliente',
      'etapa',
      'concluido',
      'status_alcis as statusAlcis',
    ])
    .select(['status_desde as statusDesde', 'data_expedicao as dataExpedicao'])
    .forUpdate()
    .$castTo<PedidoAvisado>()
    .executeTakeFirst()

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
