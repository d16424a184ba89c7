import { CAMPOS_PEDIDO, type CAMPOS_PEDIDO_CITADO } from '@app/contract/armazem/pedido'
import type { EventoTipo } from '@app/contract/casca/evento'
import type { NotificacaoTipo } from '@app/contract/casca/notificacao'
import type { LinhaDe } from '@app/contract/casca/campos'
import { eventosDoPedido, type PedidoAuditado } from '@app/rules/armazem/pedido'
import type { Mudanca } from '@app/rules/casca/auditoria'
import { toWire } from '@app/rules/casca/campos'
import { recordChange } from '../../../../platform/audit.ts'
import type { Context } from '../../../../platform/context.ts'
import type { Executor } from '../../../../platform/db/index.ts'
import { raiseFatos } from '../../../casca/notificacao/index.ts'
import { requestEntrega } from '../../wms/index.ts'
import type { PedidoRow } from '../store/read.ts'

export const toAuditado = (row: Omit<PedidoRow, 'id'>): PedidoAuditado => ({
  ...toWire(CAMPOS_PEDIDO, row),
  etapa: row.etapa,
  statusAlcis: row.statusAlcis,
  itens: row.itens.map(({ produto, lote, validade, quantidade }) => ({
    codigoProduto: produto.codigoProduto,
    descricao: produto.descricao,
    lote,
    validade,
    quantidade,
    unidade: produto.unidade,
  })),
  anexos: Object.fromEntries(row.anexos.map(({ campo, filename, chave }) => [campo, { filename, chave }])),
})

/** The author's name of a save, as others see it. */
export const nomeOf = ({ usuario }: Pick<Context, 'usuario'>): string => usuario.nomeExibicao ?? usuario.nome

type Seguimento = { mudancas: readonly Mudanca[]; entregar: boolean; concluiu: boolean }

type PedidoGravado = LinhaDe<typeof CAMPOS_PEDIDO_CITADO> &
  Pick<PedidoRow, 'id' | 'clienteId' | 'versao' | 'numeroPedido' | 'nomeFantasia'>

/** What people hear of the events of an order beside its conclusion. */
const AVISO_DO_EVENTO: Partial<Record<EventoTipo, NotificacaoTipo>> = {
  'pedido.expedido': 'PEDIDO_EXPEDIDO',
  'pedido.cancelado': 'PEDIDO_CANCELADO',
}

/** The consequences of every write of an order, in its transaction: the audit, the events, the hand-over, the push. */
export const recordPedido = async (
  db: Executor,
  ctx: Context,
  pedido: PedidoGravado,
  { mudancas, entregar, concluiu }: Seguimento,
): Promise<void> => {
  const { id, clienteId, versao, numeroPedido, nomeFantasia } = pedido
  const eventos = eventosDoPedido(mudancas, pedido)
  await recordChange(db, ctx, { entidade: 'pedido', id, versao, clienteId, mudancas, eventos })
  if (entregar) await requestEntrega(db, id)
  const fatos = [
    ...(concluiu ? (['PEDIDO_CONCLUIDO'] as const) : []),
    ...eventos.flatMap(({ tipo }) => AVISO_DO_EVENTO[tipo] ?? []),
  ].map((tipo) => ({
    tipo,
    // Reopened and concluded again, it is news again.
    causa: `${id}:${versao}`,
    clienteId,
    autorId: ctx.usuario.id,
    link: `/pedidos/edit/${id}`,
    rotulo: `${numeroPedido} · ${nomeFantasia}`,
  }))
  await raiseFatos(db, fatos, ctx.now())
}
