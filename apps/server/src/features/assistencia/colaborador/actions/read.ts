import type { Colaboradores } from '@app/contract/assistencia/colaborador'
import type { Context } from '../../../../platform/context.ts'
import { refuse } from '../../../../platform/http/errors.ts'
import { listAbertos } from '../store/convite.ts'
import { countTomadas, findPosto, listPessoas } from '../store/pessoas.ts'
import { shownColaborador, shownConvite } from '../view.ts'
import { demandPosto, papeisDe } from './comum.ts'

/** Who works at a post, who is invited, and how many licences are left. */
export const getColaboradores = async (ctx: Context, postoId: number): Promise<Colaboradores> => {
  demandPosto(ctx, postoId)
  const posto = (await findPosto(ctx.db, postoId)) ?? refuse('NOT_FOUND')
  const pessoas = await listPessoas(ctx.db, postoId)
  const convites = await listAbertos(ctx.db, postoId)
  return {
    posto: { id: posto.id, nomeFantasia: posto.nome },
    licencas: { total: posto.licencas, ...(await countTomadas(ctx.db, postoId, ctx.now())) },
    pessoas: pessoas.map((row) => shownColaborador(ctx, row)),
    convites: convites.map((row) => shownConvite(ctx, row)),
    papeis: (await papeisDe(ctx.db, ctx)).map(({ codigo, nome, descricao }) => ({ codigo, nome, descricao })),
  }
}
