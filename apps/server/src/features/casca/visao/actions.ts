import { VISOES_MAXIMO } from '@app/contract/casca/visao'
import type { Visao, VisaoInput, VisaoPadrao, VisaoUpdate, Visoes } from '@app/contract/casca/visao'
import type { Ability } from '@app/contract/casca/session'
import { REGISTERS } from '@app/contract/registers'
import {
  countVisoes,
  deleteVisao,
  findPadrao,
  findVisao,
  insertVisao,
  type Leitor,
  listVisoes,
  setPadrao,
  updateVisao,
} from './store.ts'
import type { Context } from '../../../platform/context.ts'
import type { Executor } from '../../../platform/db/index.ts'
import { AppError, refuse } from '../../../platform/http/errors.ts'

/** The ability that each list needs; its team views are only for people who have it. */
const LISTAS: ReadonlyMap<string, Ability> = new Map<string, Ability>([
  ['pedidos', 'PEDIDO_VER'],
  ['notas', 'NOTA_VER'],
  ['ordem-servico', 'OS_VER'],
  ['recebimento', 'RECEBIMENTO_VER'],
  ...REGISTERS.map(({ view }): [string, Ability] => [view.name, view.abilities.view]),
])

const seesLista = ({ can }: Context, lista: string): boolean => {
  const ability = LISTAS.get(lista)
  return ability !== undefined && can(ability)
}

const leitorOf = (ctx: Context, lista: string): Leitor => ({
  usuarioId: ctx.usuario.id,
  equipe: seesLista(ctx, lista),
})

export const listOfVisoes = async (ctx: Context, lista: string): Promise<Visoes> => {
  const visoes = await listVisoes(ctx.db, leitorOf(ctx, lista), lista)
  const padrao = await findPadrao(ctx.db, ctx.usuario.id, lista)
  // A view that its owner made private again is nobody else's default.
  return { visoes, padrao: visoes.some(({ id }) => id === padrao) ? padrao : null }
}

const demandShares = (ctx: Context, lista: string, equipe: boolean | undefined): void => {
  if (equipe && !seesLista(ctx, lista)) refuse('NOT_PERMITED')
}

const own = async (db: Executor, ctx: Context, id: number): Promise<Visao> =>
  (await findVisao(db, { usuarioId: ctx.usuario.id, equipe: false }, id)) ?? refuse('NOT_FOUND')

export const createVisao = (ctx: Context, input: VisaoInput): Promise<Visao> =>
  ctx.transaction(async (db) => {
    demandShares(ctx, input.lista, input.equipe)
    const count = await countVisoes(db, ctx.usuario.id, input.lista)
    if (count >= VISOES_MAXIMO) throw new AppError('VISOES_DEMAIS', { params: { maximo: VISOES_MAXIMO } })
    return own(db, ctx, await insertVisao(db, ctx.usuario.id, input))
  })

/** Another person's view gives the same 404 as an unknown one. */
export const changeVisao = (ctx: Context, id: number, input: VisaoUpdate): Promise<Visao> =>
  ctx.transaction(async (db) => {
    const { lista } = await own(db, ctx, id)
    demandShares(ctx, lista, input.equipe)
    await updateVisao(db, id, input)
    return own(db, ctx, id)
  })

export const choosePadrao = (ctx: Context, { lista, visao }: VisaoPadrao): Promise<VisaoPadrao> =>
  ctx.transaction(async (db) => {
    if (visao !== null) {
      const found = await findVisao(db, leitorOf(ctx, lista), visao)
      if (found?.lista !== lista) refuse('NOT_FOUND')
    }
    await setPadrao(db, ctx.usuario.id, lista, visao)
    return { lista, visao }
  })

export const removeVisao = (ctx: Context, id: number): Promise<void> =>
  ctx.transaction(async (db) => {
    if (!(await deleteVisao(db, ctx.usuario.id, id))) refuse('NOT_FOUND')
  })
