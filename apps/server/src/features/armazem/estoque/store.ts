import type { FefoPolitica } from '@app/contract/registers/cliente'
import type { Condicao, MovimentoTipo } from '@app/contract/armazem/estoque'
import { type RawBuilder, sql } from 'kysely'
import { ofCompany, type Executor } from '../../../platform/db/index.ts'
import { preparadoFor } from '../../../platform/db/prepared.ts'
import type { Scope } from '../../../platform/scope.ts'
import { pedidoAberto } from './store/aberto.ts'

/** A product with its company's stock policy. */
export const findProdutoByOmni = (db: Executor, scope: Scope, codigoOmni: string) =>
  db
    .selectFrom('produto')
    .innerJoin('cliente', 'cliente.id', 'produto.cliente_id')
    .select((eb) => [
      'produto.id',
      eb.ref('cliente.fefo').$castTo<FefoPolitica>().as('fefo'),
      'cliente.permite_vencido as permiteVencido',
    ])
    .where('codigo_omni', '=', codigoOmni)
    .where(ofCompany(scope, 'produto.cliente_id'))
    .executeTakeFirst()

/** The quantities of a lot. */
export type SaldoColumns = {
  id: number
  lote: string
  validade: string | null
  quantidade: number
  reservado: number
  bloqueado: boolean
  condicao: Condicao
}

export type SaldoRow = SaldoColumns & {
  /** The quantity that the named order holds. */
  proprio: number
  /** The quantities that other orders hold, the largest first. */
  reservas: { pedido: number; numeroPedido: number; quantidade: number }[]
}

/** Every lot of a product with who holds it; `pedidoId` names the order being edited (decisions 4). */
export const listSaldos = async (
  db: Executor,
  scope: Scope,
  produtoId: number,
  pedidoId: number | null,
): Promise<SaldoRow[]> => {
  const { rows } = await sql<SaldoRow>`
    with aberto as materialized (
      select item.saldo_id, pedido.id, pedido.numero_pedido, sum(item.quantidade) as quantidade
        from pedido_item item
        join pedido on pedido.id = item.pedido_id
       where item.saldo_id in (select id from saldo where produto_id = ${produtoId})
         and ${pedidoAberto('pedido')}
       group by item.saldo_id, pedido.id
    )
    select saldo.id, lote, validade, quantidade, reservado, bloqueado, condicao,
           coalesce((select aberto.quantidade from aberto
                      where saldo_id = saldo.id and aberto.id = ${pedidoId}::bigint), 0) as proprio,
           coalesce((select json_agg(json_build_object('pedido', aberto.id, 'numeroPedido', numero_pedido,
                                                       'quantidade', aberto.quantidade)
                                     order by aberto.quantidade desc, aberto.id)
                       from aberto
                      where saldo_id = saldo.id and aberto.id is distinct from ${pedidoId}::bigint), '[]') as reservas
      from saldo
     where produto_id = ${produtoId} and ${ofCompany(scope, 'saldo.cliente_id')}`.execute(db)
  return rows
}

export type LoteTravado = {
  produtoId: number
  codigoProduto: string
  descricao: string
  codigoOmni: string
  codigoDepositante: string
  unidade: string
  inteiro: boolean
  ativo: boolean
  /** Null for a product without any balance. */
  saldoId: number | null
  lote: string
  validade: string | null
  quantidade: number
  reservado: number
  bloqueado: boolean
}

type ChaveSaldo = { produtoId: number; lote: string; validade: string | null }

/**
 * Every lot of the named products of one company, for the check of an order's lines. The balances of the new lines and
 * of the current ones are locked in the order of their ids, so that two orders never deadlock. For these the newest
 * figures are returned, even if they changed while we waited.
 */
export const lockLotes = async (
  db: Executor,
  clienteId: number,
  linhas: readonly ChaveSaldo[],
  saldoIds: readonly number[],
): Promise<LoteTravado[]> => {
  const produtoIds = [...new Set(linhas.map(({ produtoId }) => produtoId))]
  const { rows } = await sql<LoteTravado>`${preparadoFor(linhas.length + saldoIds.length)}
    with linha as (
      select * from unnest(
        ${linhas.map(({ produtoId }) => produtoId)}::bigint[],
        ${linhas.map(({ lote }) => lote)}::text[],
        ${linhas.map(({ validade }) => validade)}::date[]
      ) as linha (produto_id, lote, validade)
    ), alvo as (
      select saldo.id from saldo
        join linha on linha.produto_id = saldo.produto_id and linha.lote = saldo.lote
                  and linha.validade is not distinct from saldo.validade
       where saldo.cliente_id = ${clienteId}
      union
      select id from saldo where id = any(${[...saldoIds]}::bigint[]) and cliente_id = ${clienteId}
    ), travado as materialized (
      select id, quantidade, reservado, bloqueado from saldo
       where id in (select id from alvo) order by id for update
    )
    select produto.id as "produtoId", produto.codigo_produto as "codigoProduto", produto.descricao,
           produto.codigo_omni as "codigoOmni", cliente.codigo_depositante as "codigoDepositante", produto.unidade,
           produto.inteiro, produto.ativo,
           saldo.id as "saldoId", coalesce(saldo.lote, '') as lote, saldo.validade,
           coalesce(travado.quantidade, saldo.quantidade, 0) as quantidade,
           coalesce(travado.reservado, saldo.reservado, 0) as reservado,
           coalesce(travado.bloqueado, saldo.bloqueado, false) as bloqueado
      from (select count(*) from travado) todas
     cross join produto
      join cliente on cliente.id = produto.cliente_id
      left join saldo on saldo.produto_id = produto.id
      left join travado on travado.id = saldo.id
     where produto.cliente_id = ${clienteId}
       and produto.id = any(array(
             select unnest(${produtoIds}::bigint[])
             union select produto_id from saldo where id = any(${[...saldoIds]}::bigint[])))
     order by produto.id, saldo.id`.execute(db)
  return rows
}

/** Locks the balances that will move, in the order of their ids. */
export const lockSaldos = async (
  db: Executor,
  movimentos: readonly Pick<MovimentoEstoque, 'saldoId'>[],
): Promise<void> => {
  const ids = movimentos.map(({ saldoId }) => saldoId)
  await sql`select id from saldo where id = any(${ids}::bigint[]) order by id for update`.execute(db)
}

/** One row of the ledger: signed changes of the physical and of the reserved quantity. */
export type MovimentoEstoque = { saldoId: number; tipo: MovimentoTipo; fisico: number; reservado: number }
export type Origem = {
  /** A parameter, or the id of an order that the same statement writes. */
  pedidoId: RawBuilder<unknown>
  usuarioId: number | null
  now: Date
  motivo?: string
  /** The receipt of the invoice that causes it. */
  nota?: { notaId: number; recebimentoId: number }
}

/**
 * Balances, ledger and events together, as parts of a larger `with`: the balance changes by the sum of the ledger rows,
 * and the database refuses overselling. The balances must be locked before (`lockLotes`, `lockSaldos`).
 */
export const movimentoCtes = (
  movimentos: readonly MovimentoEstoque[],
  { pedidoId, usuarioId, now, motivo, nota }: Origem,
): RawBuilder<unknown> => sql`
  movimentado as (
    select * from unnest(
      ${movimentos.map(({ saldoId }) => saldoId)}::bigint[],
      ${movimentos.map(({ tipo }) => tipo)}::text[],
      ${movimentos.map(({ fisico }) => fisico)}::numeric[],
      ${movimentos.map(({ reservado }) => reservado)}::numeric[]
    ) with ordinality as movimentado (saldo_id, tipo, fisico, reservado, ordem)
  ), saldo_novo as (
    update saldo set quantidade = saldo.quantidade + soma.fisico, reservado = saldo.reservado + soma.reservado
      from (select saldo_id, sum(fisico) as fisico, sum(reservado) as reservado
              from movimentado group by saldo_id) soma
     where saldo.id = soma.saldo_id
    returning saldo.id, saldo.cliente_id, produto_id, lote, validade, saldo.quantidade, saldo.reservado
  ), livro as (
    insert into movimento (saldo_id, cliente_id, tipo, fisico, reservado, pedido_id, motivo, usuario_id, criado_em,
                           nota_id, recebimento_id)
    select movimentado.saldo_id, saldo_novo.cliente_id, tipo, fisico, movimentado.reservado, ${pedidoId}, ${motivo ?? null},
           ${usuarioId}::bigint, ${now}::timestamptz, ${nota?.notaId ?? null}::bigint, ${nota?.recebimentoId ?? null}::bigint
      from movimentado join saldo_novo on saldo_novo.id = movimentado.saldo_id
     order by ordem
  ), saldo_contado as (
    insert into evento_novo (tipo, entidade, entidade_id, cliente_id, em, dados)
    select 'estoque.mudou', 'produto', produto.id, produto.cliente_id, ${now}::timestamptz,
           jsonb_build_object(
             'codigoProduto', produto.codigo_produto, 'codigoOmni', produto.codigo_omni,
             'lotes', jsonb_agg(jsonb_build_object(
               'lote', saldo_novo.lote, 'dataDeValidade', saldo_novo.validade,
               'quantidade', saldo_novo.quantidade, 'reservado', saldo_novo.reservado) order by saldo_novo.id))
      from saldo_novo join produto on produto.id = saldo_novo.produto_id
     group by produto.id
  )`

/** The same as a separate statement: entries, adjustments, and the release of a deleted order. */
export const moveEstoque = async (
  db: Executor,
  movimentos: readonly MovimentoEstoque[],
  origem: Omit<Origem, 'pedidoId'> & { pedidoId: number | null },
): Promise<void> => {
  if (movimentos.length === 0) return
  const pedidoId = sql`${origem.pedidoId}::bigint`
  await sql`with ${movimentoCtes(movimentos, { ...origem, pedidoId })} select 1`.execute(db)
}
