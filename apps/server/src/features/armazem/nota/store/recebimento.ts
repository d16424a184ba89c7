import { sql } from 'kysely'
import type { Executor } from '../../../../platform/db/index.ts'

type Autor = { usuarioId: number; now: Date }

/** The database refuses a second receipt in force. */
export const insertRecebimento = async (
  db: Executor,
  notaId: number,
  { usuarioId, now }: Autor,
): Promise<number> => {
  const { id } = await db
    .insertInto('nota_recebimento')
    .values({ nota_id: notaId, recebida_em: now, recebida_por: usuarioId })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Ends the receipt in force. */
export const endRecebimento = async (
  db: Executor,
  notaId: number,
  motivo: string,
  { usuarioId, now }: Autor,
): Promise<number> => {
  const { id } = await db
    .updateTable('nota_recebimento')
    .set({ estornada_em: now, estornada_por: usuarioId, motivo })
    .where('nota_id', '=', notaId)
    .where('estornada_em', 'is', null)
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export type Lancado = { saldoId: number; fisico: number; quantidade: number; reservado: number }

/**
 * The quantities that a receipt moved per balance, and the balances' current figures; they are locked in the order of
 * their ids.
 */
export const lockLancados = async (db: Executor, recebimentoId: number): Promise<Lancado[]> => {
  const { rows } = await sql<Lancado>`
    with movido as (
      select saldo_id, sum(fisico) as fisico from movimento where recebimento_id = ${recebimentoId} group by saldo_id
    )
    select saldo.id as "saldoId", movido.fisico, quantidade, reservado
      from saldo join movido on movido.saldo_id = saldo.id
     where movido.fisico <> 0
     order by saldo.id for update of saldo`.execute(db)
  return rows
}

/** Whether the receipt in force took goods out. */
export const hasSaida = async (db: Executor, notaId: number): Promise<boolean> => {
  const { rows } = await sql`
    select 1 from movimento
      join nota_recebimento on nota_recebimento.id = movimento.recebimento_id
     where movimento.nota_id = ${notaId} and tipo = 'SAIDA' and estornada_em is null limit 1`.execute(db)
  return rows.length > 0
}
