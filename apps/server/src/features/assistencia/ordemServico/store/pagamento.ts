import type { Insertable } from 'kysely'
import type { DB, Executor } from '../../../../platform/db/index.ts'

export type PagamentoNovo = Insertable<DB['os_pagamento']>

/** Adds payments, deposits and refunds; existing rows never change. */
export const insertPagamentos = async (db: Executor, novos: readonly PagamentoNovo[]): Promise<void> => {
  if (novos.length > 0)
    await db
      .insertInto('os_pagamento')
      .values([...novos])
      .execute()
}
