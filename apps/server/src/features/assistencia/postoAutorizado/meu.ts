import { CAMPOS_DO_FABRICANTE } from '@app/contract/assistencia/meuPosto'
import { type PostoAutorizado, postoAutorizadoRegister } from '@app/contract/registers/postoAutorizado'
import type { Context } from '../../../platform/context.ts'
import { fieldMessage, refuse, refuseFields } from '../../../platform/http/errors.ts'
import { self } from '../../../platform/http/answers/hal.ts'
import { ownRecord, registered } from '../../../register/index.ts'
import { postoAutorizadoHooks } from './hooks.ts'

const posto = ownRecord(registered(postoAutorizadoRegister, postoAutorizadoHooks))

/** Only the own post; to everybody else it does not exist here. */
const demandMeu = ({ scope }: Context, id: number): void => {
  if (scope.tipo !== 'posto' || scope.postoId !== id) refuse('NOT_FOUND')
}

const shown = async (id: number, record: Promise<object>): Promise<PostoAutorizado> =>
  ({ ...(await record), ...self(`/meuPosto/${id}`) }) as PostoAutorizado

export const getMeuPosto = (ctx: Context, id: number): Promise<PostoAutorizado> => {
  demandMeu(ctx, id)
  return shown(id, posto.get(ctx, id))
}

/** Contact, address and hours; a field of the manufacturer is refused, whatever its value. */
export const changeMeuPosto = (ctx: Context, id: number, body: unknown): Promise<PostoAutorizado> => {
  demandMeu(ctx, id)
  const sent = typeof body === 'object' && body !== null ? Object.keys(body) : []
  const alheios = CAMPOS_DO_FABRICANTE.filter((campo) => sent.includes(campo))
  if (alheios.length > 0) refuseFields(alheios.map((campo) => fieldMessage(campo, 'POSTO_DO_FABRICANTE')))
  return shown(id, posto.update(ctx, id, body))
}
