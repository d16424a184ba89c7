import { type Insertable, sql } from 'kysely'
import type { DB, Executor } from '../../../../platform/db/index.ts'

/** Fine, interest, suspension, and who is paid by PIX: the newest row. */
export const findConfiguracao = (db: Executor) =>
  db.selectFrom('cobranca_configuracao').selectAll().orderBy('id', 'desc').limit(1).executeTakeFirstOrThrow()

export const insertCobranca = (db: Executor, row: Insertable<DB['cobranca']>) =>
  db.insertInto('cobranca').values(row).returningAll().executeTakeFirstOrThrow()

export type CobrancaRow = Awaited<ReturnType<typeof insertCobranca>>

/** The newest period of the plan that was charged, also by a charge that was cancelled: nobody charges it again unasked. */
export const findUltimoInicio = async (db: Executor, assinaturaId: number): Promise<string | undefined> => {
  const { inicio } = await db
    .selectFrom('cobranca')
    .where('assinatura_id', '=', assinaturaId)
    .where('tipo', '=', 'PLANO')
    .select(({ fn }) => fn.max('inicio').as('inicio'))
    .executeTakeFirstOrThrow()
  return inicio ?? undefined
}

/** What a post has paid too much, in reais; below zero where it still owes of charges that were settled. */
export const sumCredito = async (db: Executor, postoId: number): Promise<number> => {
  const { total } = await db
    .selectFrom('cobranca_credito')
    .where('posto_id', '=', postoId)
    .select(sql<number>`coalesce(sum(valor), 0)`.as('total'))
    .executeTakeFirstOrThrow()
  return total
}

export const insertCredito = (db: Executor, row: Insertable<DB['cobranca_credito']>) =>
  db.insertInto('cobranca_credito').values(row).execute()
