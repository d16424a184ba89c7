import type { Etapa, StatusAlcis } from '@app/contract/armazem/pedido'
import type { Insertable } from 'kysely'
import { ofCompany, type DB, type Executor } from '../../../platform/db/index.ts'
import type { FileRow } from '../../../platform/files/send.ts'
import type { Scope } from '../../../platform/scope.ts'
import { nomeDe } from '../../../platform/session/store/pessoa.ts'
import { namedIn } from '../../../platform/store/arquivo.ts'

export const namedFotos = namedIn('pedido_foto')

export type PedidoCarregado = {
  id: number
  clienteId: number
  versao: number
  etapa: Etapa
  statusAlcis: StatusAlcis
}

const pedidos = (db: Executor, scope: Scope, id: number) =>
  db
    .selectFrom('pedido')
    .select(['id', 'cliente_id as clienteId', 'versao', 'etapa', 'status_alcis as statusAlcis'])
    .where('id', '=', id)
    .where(ofCompany(scope))
    .$narrowType<{ etapa: Etapa; statusAlcis: StatusAlcis }>()

export const findPedido = (db: Executor, scope: Scope, id: number): Promise<PedidoCarregado | undefined> =>
  pedidos(db, scope, id).executeTakeFirst()

/** Locks the order, so that its stage and the number of its photos hold until the end of the transaction. */
export const lockPedido = (db: Executor, scope: Scope, id: number): Promise<PedidoCarregado | undefined> =>
  pedidos(db, scope, id).forUpdate().executeTakeFirst()

/** The photos of an order's loading, oldest first. */
export const listFotos = (db: Executor, pedidoId: number) =>
  db
    .selectFrom('pedido_foto')
    .select(['id', 'filename', 'length', 'content_type as contentType', 'sha256', 'criado_em as em'])
    .select(nomeDe('pedido_foto.criado_por').as('autor'))
    .where('pedido_id', '=', pedidoId)
    .where('saldo_id', 'is', null)
    .orderBy('id')
    .execute()

/** The photos of what was not found for an order, oldest first. */
export const listFaltas = (db: Executor, pedidoId: number) =>
  db
    .selectFrom('pedido_foto as foto')
    .innerJoin('saldo', 'saldo.id', 'foto.saldo_id')
    .innerJoin('produto', 'produto.id', 'saldo.produto_id')
    .select(['foto.id', 'foto.filename', 'foto.length', 'foto.content_type as contentType', 'foto.sha256'])
    .select(['foto.criado_em as em', 'produto.descricao', 'saldo.lote'])
    .select(nomeDe('foto.criado_por').as('autor'))
    .where('foto.pedido_id', '=', pedidoId)
    .orderBy('foto.id')
    .execute()

export const insertFotos = async (
  db: Executor,
  rows: readonly Insertable<DB['pedido_foto']>[],
): Promise<void> => {
  await db.insertInto('pedido_foto').values(rows).execute()
}

export type FotoRow = FileRow & { id: number; pedidoId: number; saldoId: number | null }

export const findFoto = (db: Executor, scope: Scope, id: number): Promise<FotoRow | undefined> =>
  db
    .selectFrom('pedido_foto')
    .select([
      'id',
      'pedido_id as pedidoId',
      'saldo_id as saldoId',
      'chave',
      'filename',
      'content_type as contentType',
      'length',
    ])
    .where('id', '=', id)
    .where(ofCompany(scope))
    .executeTakeFirst()

export const deleteFoto = async (db: Executor, id: number): Promise<void> => {
  await db.deleteFrom('pedido_foto').where('id', '=', id).execute()
}
