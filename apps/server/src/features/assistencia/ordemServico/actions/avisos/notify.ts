import type { Executor } from '../../../../../platform/db/index.ts'
import { notifyChange } from '../../../../../platform/push/push.ts'
import { listPostosQueVeem } from '../../../postoAutorizado/index.ts'

/** Notifies about an order that is unchanged while its notices have changed. */
export const notifyOs = async (
  db: Executor,
  { id, versao, posto_id }: { id: number; versao: number; posto_id: number },
): Promise<void> =>
  notifyChange(db, {
    entidade: 'ordemServico',
    id,
    versao,
    clienteId: null,
    postos: await listPostosQueVeem(db, posto_id),
  })
