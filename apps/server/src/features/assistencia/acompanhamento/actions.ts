import type { MinhaOs } from '@app/contract/assistencia/acompanhamento'
import { type OsLink, StatusOs } from '@app/contract/assistencia/ordemServico'
import { PALAVRAS_STATUS } from '@app/rules/assistencia/ordemServico'
import { findMinha, listMinhas } from './store.ts'
import type { Context } from '../../../platform/context.ts'
import { refuse } from '../../../platform/http/errors.ts'
import { issuePasse } from '../ordemServico/index.ts'

const PEDEM_RESPOSTA: readonly StatusOs[] = ['APROVAR_ORCAMENTO', 'ESCOLHA_DE_MODELO']

/** The orders of who asks, newest first, in the words of the page that the link opens. */
export const listAcompanhamentos = async ({ db, scope }: Context): Promise<MinhaOs[]> =>
  (await listMinhas(db, scope)).map(({ id, numero, ano, status: stored, criado_em, posto, modelo }) => {
    const status = StatusOs.parse(stored)
    return {
      id,
      numero: `${numero}/${ano}`,
      status,
      ...PALAVRAS_STATUS[status],
      relogio: modelo,
      posto,
      criadaEm: criado_em.toISOString(),
      pedeResposta: PEDEM_RESPOSTA.includes(status),
    }
  })

/** The pass to one of the own orders, for half a day: it opens the same page that a person without an account sees. */
export const openAcompanhamento = (ctx: Context, id: number): Promise<OsLink> =>
  ctx.transaction(async (db) => {
    if (!(await findMinha(db, ctx.scope, id))) refuse('NOT_FOUND')
    const { href, expira } = await issuePasse(db, ctx, id, ctx.usuario.id)
    return { href, codigo: null, expiraEm: expira.toISOString(), enviadoPara: null }
  })
