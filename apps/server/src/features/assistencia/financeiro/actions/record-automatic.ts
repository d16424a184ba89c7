import type { Mudanca } from '@app/rules/casca/auditoria'
import { recordChange } from '../../../../platform/audit.ts'
import type { Services } from '../../../../platform/context.ts'
import type { Executor } from '../../../../platform/db/index.ts'
import { listPostosQueVeem } from '../../postoAutorizado/index.ts'

type Antes = { id: number; versao: number; posto_id: number }

/** Records what the calendar does to a closing: nobody's act, seen by all posts that see the closing. */
export const recordAutomatic = async (
  db: Executor,
  services: Services,
  { id, versao, posto_id }: Antes,
  mudanca: Mudanca,
): Promise<void> =>
  recordChange(
    db,
    { ...services, usuario: null },
    {
      entidade: 'financeiro',
      id,
      versao: versao + 1,
      clienteId: null,
      postos: await listPostosQueVeem(db, posto_id),
      mudancas: [mudanca],
    },
  )
