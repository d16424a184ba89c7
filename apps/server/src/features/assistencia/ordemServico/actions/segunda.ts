import type { Executor } from '../../../../platform/db/index.ts'
import { refuseField } from '../../../../platform/http/errors.ts'
import { findAberta } from '../store/relogio.ts'
import type { Autor } from './autor.ts'

type DoRelogio = { relogioId: number; osId: number | undefined; motivo: string | null }

/**
 * One open order a watch; another only by the responsible person, with a reason (decisions 51). The database holds it
 * too, for two who open theirs at once. What is another post's is not told.
 */
export const demandUmaSo = async (
  db: Executor,
  { can }: Pick<Autor, 'can'>,
  postoId: number,
  { relogioId, osId, motivo }: DoRelogio,
): Promise<void> => {
  const aberta = await findAberta(db, relogioId, osId)
  if (!aberta) return
  const onde =
    aberta.postoId === postoId
      ? `uma OS aberta, a ${aberta.numero}/${aberta.ano}`
      : 'uma OS aberta em outro posto'
  if (motivo === null) refuseField('relogio', 'OS_SEGUNDA', { onde })
  // Finalizing is what tells the responsible person from the others.
  if (!can('OS_FINALIZAR')) refuseField('motivoSegundaOs', 'NOT_PERMITED')
}
