import { FIND_ALL_LIMIT } from '@app/contract/casca/paging'
import type { PostoEscolha, PostoSearch } from '@app/contract/registers/postoAutorizado'
import type { Context } from '../../../platform/context.ts'
import { self } from '../../../platform/http/answers/hal.ts'
import { listPostos } from './store/escolha.ts'

/** Up to `FIND_ALL_LIMIT` service points by name, and whether there are more. */
export const findAllPostos = async (
  ctx: Context,
  { q, tipo }: PostoSearch,
): Promise<{ postos: PostoEscolha[]; more: boolean }> => {
  const found = await listPostos(ctx.db, ctx.scope, { q: q?.trim() || undefined, tipo }, FIND_ALL_LIMIT + 1)
  const postos = found.slice(0, FIND_ALL_LIMIT)
  return {
    postos: postos.map((posto) => ({ ...posto, ...self(`/postoAutorizado/${posto.id}`) })),
    more: found.length > FIND_ALL_LIMIT,
  }
}
