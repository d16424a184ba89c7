import type { LinhaDe } from '@app/contract/casca/campos'
import { CAMPOS_PEDIDO_WMS, type Etapa, type StatusAlcis } from '@app/contract/armazem/pedido'
import type { WmsItem } from '@app/contract/armazem/wms'
import { sql } from 'kysely'
import { selectOf } from '../../../../platform/db/campos.ts'
import type { Executor } from '../../../../platform/db/index.ts'

// These are functions of the system: no person calls them, so no scope narrows them.

type Entrega = LinhaDe<typeof CAMPOS_PEDIDO_WMS> & {
  numeroPedido: number
  versao: number
  etapa: Etapa
  concluido: boolean
  pendente: boolean
  codigoDepositante: string
  cnpjCpf: string
  nomeFantasia: string
}

const toldColumns = selectOf('pedido', CAMPOS_PEDIDO_WMS)

/** The order as the WMS needs it, with the state that decides whether it is sent. */
export const findEntrega = async (db: Executor, pedidoId: number): Promise<Entrega | undefined> => {
  const { rows } = await sql<Entrega>`
    select pedido.numero_pedido as "numeroPedido", pedido.versao, pedido.etapa, pedido.concluido,
           pedido.wms_pendente as pendente, ${toldColumns}, cliente.codigo_depositante as "codigoDepositante",
           cliente.cnpj_cpf as "cnpjCpf", cliente.nome_fantasia as "nomeFantasia"
      from pedido join cliente on cliente.id = pedido.cliente_id
     where pedido.id = ${pedidoId}`.execute(db)
  return rows[0]
}

export const listItens = (db: Executor, pedidoId: number): Promise<WmsItem[]> =>
  db
    .selectFrom('pedido_item')
    .innerJoin('produto', 'produto.id', 'pedido_item.produto_id')
    .innerJoin('saldo', 'saldo.id', 'pedido_item.saldo_id')
    .where('pedido_item.pedido_id', '=', pedidoId)
    .select([
      'produto.codigo_produto as codigoProduto',
      'produto.codigo_omni as codigoOmni',
      'produto.descricao',
      'produto.unidade',
      'pedido_item.quantidade',
      'saldo.lote',
      'saldo.validade as dataValidade',
    ])
    .orderBy('pedido_item.ordem')
    .execute()

type Locked = {
  id: number
  clienteId: number
  etapa: Etapa
  concluido: boolean
  statusAlcis: StatusAlcis
  pendente: boolean
  versao: number
}

export const lockPedido = (db: Executor, pedidoId: number): Promise<Locked | undefined> =>
  db
    .selectFrom('pedido')
    .where('id', '=', pedidoId)
    .select(['id', 'cliente_id as clienteId', 'etapa', 'concluido', 'status_alcis as statusAlcis', 'versao'])
    .select('wms_pendente as pendente')
    .forUpdate()
    .$castTo<Locked>()
    .executeTakeFirst()

/**
 * Marks the hand-over as done. `versao` stays, because nobody changed the order and a person with the open form must be
 * able to save it (armazem.md: one's own second save never conflicts with the first).
 */
export const setRecebido = (db: Executor, pedidoId: number, statusAlcis: StatusAlcis, now: Date) =>
  db
    .updateTable('pedido')
    .set({ wms_pendente: false, status_alcis: statusAlcis, ultima_atualizacao: now })
    .where('id', '=', pedidoId)
    .execute()

/** Orders that have waited since before the moment, oldest first. */
export const listWaiting = async (db: Executor, since: Date, limit: number): Promise<number[]> => {
  const rows = await db
    .selectFrom('pedido')
    .where('wms_pendente', '=', true)
    .where('ultima_atualizacao', '<', since)
    .select('id')
    .orderBy('id')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}
