import type { Executor } from '../../../platform/db/index.ts'

export const existsChamado = async (db: Executor, titulo: string): Promise<boolean> =>
  (await db.selectFrom('chamado').select('id').where('titulo', '=', titulo).executeTakeFirst()) !== undefined
