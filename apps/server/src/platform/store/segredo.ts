import { randomBytes } from 'node:crypto'
import type { Executor } from '../db/index.ts'

/** The installation's secret of that name; the first call creates it. */
export const getSegredo = async (db: Executor, nome: string): Promise<Buffer> => {
  await db
    .insertInto('segredo')
    .values({ nome, valor: randomBytes(32) })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const { valor } = await db
    .selectFrom('segredo')
    .select('valor')
    .where('nome', '=', nome)
    .executeTakeFirstOrThrow()
  return valor
}
