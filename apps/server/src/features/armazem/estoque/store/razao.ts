import { EXTRATO_LINHAS, type MovimentoTipo } from '@app/contract/armazem/estoque'
import { type RawBuilder, sql } from 'kysely'
import { ofCompany, type Executor } from '../../../../platform/db/index.ts'
import type { Scope } from '../../../../platform/scope.ts'
import { pedidoAberto } from './aberto.ts'
import { nomeDe } from '../../../../platform/session/store/pessoa.ts'
import type { SaldoColumns } from '../store.ts'

export type SaldoWhole = SaldoColumns & {
  clienteId: number
  produtoId: number
  inteiro: boolean
  unidade: string
  produtoVersao: number
  endereco: string | null
}

const saldos = (
  scope: Scope,
  where: RawBuilder<unknown>,
  lock: RawBuilder<unknown> = sql``,
) => sql<SaldoWhole>`
  select saldo.id, saldo.cliente_id as "clienteId", produto_id as "produtoId", lote, validade, quantidade, reservado,
         bloqueado, saldo.condicao, inteiro, unidade, produto.versao as "produtoVersao", saldo.endereco
    from saldo
    join produto on produto.id = saldo.produto_id
   where ${where} and ${ofCompany(scope, 'saldo.cliente_id')}
   order by validade nulls last, lote, saldo.id ${lock}`

/** All statements of the transaction see the same instant, without locks. */
export const readAtOneInstant = async (db: Executor): Promise<void> => {
  await sql`set transaction isolation level repeatable read, read only`.execute(db)
}

/** Every lot of a product, also the empty ones, earliest expiry first. */
export const listSaldosOfProduto = async (
  db: Executor,
  scope: Scope,
  produtoId: number,
): Promise<SaldoWhole[]> => (await saldos(scope, sql`produto_id = ${produtoId}`).execute(db)).rows

export const existsProduto = async (db: Executor, scope: Scope, id: number): Promise<boolean> =>
  (await db
    .selectFrom('produto')
    .select('id')
    .where('id', '=', id)
    .where(ofCompany(scope))
    .executeTakeFirst()) !== undefined

export const findSaldo = async (db: Executor, scope: Scope, id: number): Promise<SaldoWhole | undefined> =>
  (await saldos(scope, sql`saldo.id = ${id}`).execute(db)).rows[0]

export const lockSaldo = async (db: Executor, scope: Scope, id: number): Promise<SaldoWhole | undefined> =>
  (await saldos(scope, sql`saldo.id = ${id}`, sql`for update of saldo`).execute(db)).rows[0]

export const setEndereco = async (db: Executor, id: number, endereco: string | null): Promise<void> => {
  await db.updateTable('saldo').set({ endereco }).where('id', '=', id).execute()
}

/** The balance of a lot of the product, and whether this call created it. */
export const insertSaldo = async (
  db: Executor,
  produtoId: number,
  lote: string,
  validade: string | null,
): Promise<{ id: number; novo: boolean }> => {
  const made = await sql<{ id: number }>`
    insert into saldo (cliente_id, produto_id, lote, validade)
    select cliente_id, id, ${lote}, ${validade}::date from produto where id = ${produtoId}
    on conflict on constraint saldo_unico do nothing
    returning id`.execute(db)
  const [novo] = made.rows
  if (novo) return { id: novo.id, novo: true }
  const { id } = await db
    .selectFrom('saldo')
    .select('id')
    .where('produto_id', '=', produtoId)
    .where('lote', '=', lote)
    .where('validade', 'is not distinct from', validade)
    .where('condicao', '=', 'livre')
    .executeTakeFirstOrThrow()
  return { id, novo: false }
}

export type MovimentoRow = {
  id: number
  tipo: MovimentoTipo
  fisico: number
  reservado: number
  em: Date
  pedidoId: number | null
  numeroPedido: number | null
  notaId: number | null
  numeroNota: number | null
  motivo: string | null
  usuario: string | null
}

const movimentos = (
  saldoId: number,
  where: RawBuilder<unknown>,
  page: RawBuilder<unknown>,
) => sql<MovimentoRow>`
  select movimento.id, movimento.tipo, fisico, reservado, movimento.criado_em as em, pedido.id as "pedidoId",
         pedido.numero_pedido as "numeroPedido", movimento.nota_id as "notaId", nota.numero as "numeroNota", motivo,
         ${nomeDe('movimento.usuario_id')} as usuario
    from movimento
    left join pedido on pedido.id = movimento.pedido_id
    left join nota on nota.id = movimento.nota_id
   where saldo_id = ${saldoId} and ${where}
   order by movimento.id desc ${page}`

/** The newest rows that moved goods, and the sum of those before them: together they are the physical quantity. */
export const listFisicos = async (db: Executor, saldoId: number) => {
  const { rows } = await movimentos(saldoId, sql`fisico <> 0`, sql`limit ${EXTRATO_LINHAS}`).execute(db)
  const oldest = rows.at(-1)?.id ?? 0
  const before = await sql<{ linhas: number; fisico: number }>`
    select count(*) as linhas, coalesce(sum(fisico), 0) as fisico
      from movimento where saldo_id = ${saldoId} and fisico <> 0 and id < ${oldest}`.execute(db)
  return { movimentos: rows, anteriores: before.rows[0] ?? { linhas: 0, fisico: 0 } }
}

export const pageMovimentos = async (db: Executor, saldoId: number, page: number, size: number) => {
  const window = sql`limit ${size} offset ${page * size}`
  const { rows } = await movimentos(saldoId, sql`true`, window).execute(db)
  const counted = await sql<{ total: number }>`
    select count(*) as total from movimento where saldo_id = ${saldoId}`.execute(db)
  return { content: rows, total: counted.rows[0]?.total ?? 0 }
}

/** The open orders that hold a part of the lot, the largest part first. */
export const listReservas = async (db: Executor, saldoId: number) => {
  const { rows } = await sql<{
    pedido: number
    numeroPedido: number
    statusAlcis: string
    quantidade: number
  }>`
    select pedido.id as pedido, numero_pedido as "numeroPedido", status_alcis as "statusAlcis",
           sum(item.quantidade) as quantidade
      from pedido_item item
      join pedido on pedido.id = item.pedido_id
     where item.saldo_id = ${saldoId} and ${pedidoAberto('pedido')}
     group by pedido.id order by quantidade desc, pedido.id`.execute(db)
  return rows
}
