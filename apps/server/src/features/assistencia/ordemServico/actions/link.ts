import type { OsLink } from '@app/contract/assistencia/ordemServico'
import { DAY_MS } from '@app/rules/casca/tempo'
import type { Context, Services } from '../../../../platform/context.ts'
import type { Executor } from '../../../../platform/db/index.ts'
import { refuse } from '../../../../platform/http/errors.ts'
import { demandOwnPosto } from '../../../../platform/scope.ts'
import { hashToken } from '../../../../platform/session/tokens.ts'
import { countLinks, findLink } from '../store/link.ts'
import { lockOs, type OsRow } from '../store/read.ts'
import { insertHistorico } from '../store/write.ts'
import { recordOs } from './acao.ts'
import { autorOf } from './autor.ts'
import { tellConsumidor } from './avisos.ts'
import { ENVIOS_POR_DIA, issueLink, LINKS_POR_DIA } from './issue-link.ts'
import { SEM_ARQUIVOS, withFiles } from './files.ts'

type Pedido = { enviar: boolean }

/** A link is passed on, and a mail is read, a few times a day at most: more is somebody's mistake, or mischief. */
const demandPoucos = async (db: Executor, { now }: Pick<Services, 'now'>, id: number, { enviar }: Pedido) => {
  const { criados, enviados } = await countLinks(db, id, new Date(now().getTime() - DAY_MS))
  if (criados >= LINKS_POR_DIA) refuse('OS_LINKS_DEMAIS', { maximo: LINKS_POR_DIA })
  if (enviar && enviados >= ENVIOS_POR_DIA) refuse('OS_ENVIOS_DEMAIS', { maximo: ENVIOS_POR_DIA })
}

/** What the history says of a link: whether the consumer had it from the mail, or from whoever made it. */
const notaDe = (linkId: number, { enviar }: Pedido) =>
  enviar
    ? `Link nº ${linkId} criado; outro foi enviado por e-mail ao consumidor`
    : `Link nº ${linkId} criado, não enviado por e-mail`

/** A link for the post to copy; the consumer gets one of her own by mail as well where that is asked for. */
export const createLink = (ctx: Context, id: number, pedido: Pedido): Promise<OsLink> =>
  withFiles(ctx, SEM_ARQUIVOS, (work) =>
    ctx.transaction(async (db) => {
      const os: OsRow = (await lockOs(db, ctx.scope, id)) ?? refuse('NOT_FOUND')
      demandOwnPosto(ctx, os.postoId)
      if (pedido.enviar && os.consumidorEmail === null) refuse('OS_SEM_EMAIL')
      await demandPoucos(db, ctx, id, pedido)
      const link = await issueLink(db, ctx, id, { criadoPor: ctx.usuario.id, enviado: false })
      if (pedido.enviar) await tellConsumidor(db, id, 'ACOMPANHAR', ctx.usuario.id)
      await insertHistorico(db, {
        ordem_servico_id: id,
        criado_em: ctx.now(),
        por: 'PESSOA',
        usuario_id: ctx.usuario.id,
        acao: 'link',
        de: os.status,
        para: os.status,
        nota: notaDe(link.id, pedido),
        visivel: false,
      })
      const ato = { db, services: ctx, work, scope: ctx.scope, autor: autorOf(ctx) }
      await recordOs(ato, os, os.versao, [
        { campo: 'link', acao: 'criado', para: { link: link.id, enviado: pedido.enviar } },
      ])
      return {
        href: link.href,
        expiraEm: link.expira.toISOString(),
        enviadoPara: pedido.enviar ? os.consumidorEmail : null,
      }
    }),
  )

/** The order of a token; whoever has none that is good is told no more than that. */
export const demandLink = async (db: Executor, { now }: Pick<Services, 'now'>, token: string) =>
  (await findLink(db, hashToken(token), now())) ?? refuse('LINK_VENCIDO')
