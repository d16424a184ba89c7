import { FILTROS_SALVOS_MAXIMO } from '@app/contract/casca/filtroSalvo'
import type { FiltroSalvo, FiltroSalvoInput } from '@app/contract/casca/filtroSalvo'
import { countFiltros, deleteFiltro, insertFiltro, listFiltros } from './store.ts'
import type { Context } from '../../../platform/context.ts'
import { AppError, refuse } from '../../../platform/http/errors.ts'

export const listFiltrosSalvos = (ctx: Context, lista: string): Promise<FiltroSalvo[]> =>
  listFiltros(ctx.db, ctx.usuario.id, lista)

export const createFiltroSalvo = (ctx: Context, input: FiltroSalvoInput): Promise<FiltroSalvo> =>
  ctx.transaction(async (db) => {
    const count = await countFiltros(db, ctx.usuario.id, input.lista)
    if (count >= FILTROS_SALVOS_MAXIMO)
      throw new AppError('FILTROS_DEMAIS', { params: { maximo: FILTROS_SALVOS_MAXIMO } })
    return insertFiltro(db, ctx.usuario.id, input)
  })

/** Another person's filter and one that is not there are the same 404. */
export const removeFiltroSalvo = (ctx: Context, id: number): Promise<void> =>
  ctx.transaction(async (db) => {
    if (!(await deleteFiltro(db, ctx.usuario.id, id))) refuse('NOT_FOUND')
  })
