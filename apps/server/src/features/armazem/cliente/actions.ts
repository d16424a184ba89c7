import type { ClienteEscolha } from '@app/contract/registers/cliente'
import { FIND_ALL_LIMIT } from '@app/contract/casca/paging'
import { listClientes } from './store.ts'
import type { Context } from '../../../platform/context.ts'
import { self } from '../../../platform/http/answers/hal.ts'

const linked = (cliente: ClienteEscolha): ClienteEscolha => ({
  ...cliente,
  ...self(`/cliente/${cliente.id}`),
})

/** Up to `FIND_ALL_LIMIT` companies by name, and whether there are more. */
export const findAllClientes = async (
  ctx: Context,
  q: string | undefined,
): Promise<{ clientes: ClienteEscolha[]; more: boolean }> => {
  const text = q?.trim() || undefined
  const found = await listClientes(ctx.db, ctx.scope, { q: text, limit: FIND_ALL_LIMIT + 1 })
  return { clientes: found.slice(0, FIND_ALL_LIMIT).map(linked), more: found.length > FIND_ALL_LIMIT }
}
