import { FIND_ALL_LIMIT } from '@app/contract/casca/paging'
import type { Produto } from '@app/contract/registers/produto'
import { existsDepositante, listProdutos } from './store.ts'
import type { Context } from '../../../platform/context.ts'
import { refuse } from '../../../platform/http/errors.ts'

/** Most products in a picker. */
export const PICKER_LIMIT = 50

type Found = { produtos: Produto[]; more: boolean }

/** A search answers the best fifty, a call without search up to `FIND_ALL_LIMIT` (decisions 29). */
const find = async (ctx: Context, q: string | undefined, depositante?: string): Promise<Found> => {
  const text = q?.trim() || undefined
  const limit = text === undefined ? FIND_ALL_LIMIT : PICKER_LIMIT
  const found = await listProdutos(ctx.db, ctx.scope, {
    q: text,
    limit: limit + 1,
    ...(depositante !== undefined && { depositante }),
  })
  return { produtos: found.slice(0, limit), more: text === undefined && found.length > limit }
}

export const findAllProdutos = (ctx: Context, q: string | undefined): Promise<Found> => find(ctx, q)

/** The products of one company; an unknown code and another company's give the same 404 (api.md). */
export const findProdutosOfDepositante = async (
  ctx: Context,
  codigo: string,
  q: string | undefined,
): Promise<Found> => {
  const found = await find(ctx, q, codigo)
  if (found.produtos.length === 0 && !(await existsDepositante(ctx.db, ctx.scope, codigo)))
    refuse('NOT_FOUND')
  return found
}
