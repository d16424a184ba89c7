import { MINUTE_MS } from '@app/rules/casca/tempo'
import { z } from 'zod'
import type { Services } from '../../../platform/context.ts'
import { seal, unseal } from '../../../platform/seal.ts'
import { getSegredo } from '../../../platform/store/segredo.ts'

const GOOD_FOR_MS = 10 * MINUTE_MS

/** What is asked of a provider: the browser keeps it sealed, so that asking, which anybody may, stores nothing. */
const Pedido = z.object({
  provedor: z.number().int(),
  retorno: z.string(),
  verificador: z.string(),
  estado: z.string(),
  nonce: z.string(),
  ate: z.number(),
})
export type Pedido = z.infer<typeof Pedido>

const keyOf = ({ db }: Pick<Services, 'db'>) => getSegredo(db, 'pedido-provedor')

export const sealPedido = async (services: Services, pedido: Omit<Pedido, 'ate'>): Promise<string> => {
  const ate = services.now().getTime() + GOOD_FOR_MS
  return seal(await keyOf(services), Buffer.from(JSON.stringify({ ...pedido, ate }))).toString('base64url')
}

/** Undefined for what is not ours, and for what is too old. */
export const openPedido = async (services: Services, sealed: string): Promise<Pedido | undefined> => {
  const key = await keyOf(services)
  try {
    const plain = unseal(key, Buffer.from(sealed, 'base64url')).toString('utf8')
    const pedido = Pedido.parse(JSON.parse(plain))
    return pedido.ate > services.now().getTime() ? pedido : undefined
  } catch {
    return undefined
  }
}
