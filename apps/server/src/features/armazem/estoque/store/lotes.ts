import type { Condicao } from '@app/contract/armazem/estoque'
import { sql } from 'kysely'
import type { Executor } from '../../../../platform/db/index.ts'
import type { SaldoColumns } from '../store.ts'

export type LoteChave = {
  clienteId: number
  produtoId: number
  lote: string
  validade: string | null
  /** Absent: free goods. */
  condicao?: Condicao
}

/** A text that identifies a lot within one company. */
export const chaveDoLote = ({
  produtoId,
  lote,
  validade,
  condicao = 'livre',
}: Omit<LoteChave, 'clienteId'>): string => JSON.stringify([produtoId, lote, validade, condicao])

export type LoteSaldo = SaldoColumns & {
  produtoId: number
  /** Whether its ledger has any row. */
  movido: boolean
}

/** The balances of these lots, created where missing, locked in the order of their ids. */
export const lockOrCreateSaldos = async (db: Executor, lotes: readonly LoteChave[]): Promise<LoteSaldo[]> => {
  const rows = sql`unnest(
    ${lotes.map(({ clienteId }) => clienteId)}::bigint[], ${lotes.map(({ produtoId }) => produtoId)}::bigint[],
    ${lotes.map(({ lote }) => lote)}::text[], ${lotes.map(({ validade }) => validade)}::date[],
    ${lotes.map(({ condicao = 'livre' }) => condicao)}::text[]
  ) as novo (cliente_id, produto_id, lote, validade, condicao)`
  await sql`
    insert into saldo (cliente_id, produto_id, lote, validade, condicao)
    select cliente_id, produto_id, lote, validade, condicao from ${rows}
     order by produto_id, lote, validade, condicao
    on conflict on constraint saldo_unico do nothing`.execute(db)
  const locked = await sql<LoteSaldo>`
    select saldo.id, saldo.produto_id as "produtoId", saldo.lote, saldo.validade, quantidade, reservado, bloqueado,
           saldo.condicao, exists (select from movimento where saldo_id = saldo.id) as movido
      from ${rows}
      join saldo on saldo.produto_id = novo.produto_id and saldo.lote = novo.lote
                and saldo.validade is not distinct from novo.validade and saldo.condicao = novo.condicao
     order by saldo.id for update of saldo`.execute(db)
  return locked.rows
}
