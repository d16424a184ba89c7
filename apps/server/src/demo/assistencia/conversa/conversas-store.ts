import type { Executor } from '../../../platform/db/index.ts'

/** The order of the plan by what was told at its intake. */
export const findOsDe = async (db: Executor, relato: string): Promise<number | undefined> =>
  (
    await db
      .selectFrom('ordem_servico')
      .select('id')
      .where('relato', '=', relato)
      .where('consumidor_id', 'is not', null)
      .orderBy('id', 'desc')
      .executeTakeFirst()
  )?.id
