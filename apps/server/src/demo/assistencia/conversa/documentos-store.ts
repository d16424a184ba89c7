import type { Executor } from '../../../platform/db/index.ts'

export const hasDocumentos = async (db: Executor): Promise<boolean> =>
  (await db.selectFrom('documento').select('id').limit(1).executeTakeFirst()) !== undefined
