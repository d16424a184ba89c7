import { formatInstant } from '@app/rules/casca/tempo'
import { refuseField } from '../../../../../platform/http/errors.ts'
import type { Passo } from './tipos.ts'

/**
 * The time of an act: now by default; a given time must be neither in the future nor before the previous act (decisions
 * 49).
 */
export const demandQuando = (
  { antes, agora, services }: Pick<Passo, 'antes' | 'agora' | 'services'>,
  data: string | null | undefined,
): Date => {
  if (!data) return agora
  const quando = new Date(data)
  if (quando > agora) refuseField('data', 'DATA_INVALIDA')
  if (quando < antes.statusDesde)
    refuseField('data', 'OS_DATA_ANTES', {
      data: formatInstant(antes.statusDesde, services.config.TZ_EXIBICAO),
    })
  return quando
}
