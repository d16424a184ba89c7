import type { Executor } from '../../../platform/db/index.ts'
import { notifyChange } from '../../../platform/push/push.ts'
import { listContasDaOs } from './store.ts'

/** Tells the accounts that see an order that something of it changed; most orders have none. */
export const tellContas = async (db: Executor, osId: number, versao: number): Promise<void> => {
  const contas = await listContasDaOs(db, osId)
  if (contas.length > 0)
    await notifyChange(db, { entidade: 'acompanhamento', id: osId, versao, clienteId: null, contas })
}
