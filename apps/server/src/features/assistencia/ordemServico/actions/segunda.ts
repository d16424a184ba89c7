import type { ErrorMessage } from '@app/contract/casca/errors'
import type { Executor } from '../../../../platform/db/index.ts'
import { fieldMessage, refuseField } from '../../../../platform/http/errors.ts'
import { findAberta } from '../store/relogio.ts'
import type { Autor } from './autor.ts'

type DoRelogio = { relogioId: number; osId: number | undefined; motivo: string | null }

/**
 * One open order a watch; another only with a reason of the responsible person (decisions 51). The database holds it
 * too, for two who open theirs at once. What is another post's is not told.
 */
export const demandUmaSo = async (
  db: Executor,
  postoId: number,
  { relogioId, osId, motivo }: DoRelogio,
): Promise<void> => {
  if (motivo !== null) return
  const aberta = await findAberta(db, relogioId, osId)
  if (!aberta) return
  const onde =
    aberta.postoId === postoId
      ? `uma OS aberta, a ${aberta.numero}/${aberta.ano}`
      : 'uma OS aberta em outro posto'
  refuseField('relogio', 'OS_SEGUNDA', { onde })
}

/** Who may give, or change, that reason: finalizing is what tells the responsible person from the others. */
export const checkMotivo = (
  { can }: Pick<Autor, 'can'>,
  antes: string | null,
  motivo: string | null,
): ErrorMessage[] =>
  motivo === antes || motivo === null || can('OS_FINALIZAR')
    ? []
    : [fieldMessage('motivoSegundaOs', 'NOT_PERMITED')]
