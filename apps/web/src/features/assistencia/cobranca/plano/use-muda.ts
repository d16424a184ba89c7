import { useCan } from '../../../../platform/session/abilities.ts'
import { useUser } from '../../../../platform/session/session-store.ts'

/** Whether the person may change plans: of the own post who cares for its people, of the manufacturer who edits charges. */
export function useMuda(): boolean {
  const people = useCan('COLABORADOR_EDITAR')
  const charges = useCan('COBRANCA_EDITAR')
  return useUser()?.posto ? people : charges
}
