import type { ErrorMessage } from '@app/contract/casca/errors'
import type { Executor } from '../../../../platform/db/index.ts'
import { fieldMessage, refuseField } from '../../../../platform/http/errors.ts'
import { findAberta } from '../store/relogio.ts'
import type { Autor } from './autor.ts'

type DoRelogio = { relogioId: number; osId: number | undefined; motivo: string | null }

/**
 * A watch may have one open order; a second one needs a reason of the responsável (decisions 51). The database enforces
 * it too, for two that are opened at once. Another post's order stays hidden.
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

/** Who may give or change that reason: the ability to finalize distinguishes the responsável from the others. */
export const checkMotivo = (
  { can }: Pick<Autor, 'can'>,
  antes: string | null,
  motivo: string | null,
): ErrorMessage[] =>
  motivo === antes || motivo === null || can('OS_FINALIZAR')
    ? []
    : [fieldMessage('motivoSegundaOs', 'NOT_PERMITED')]
