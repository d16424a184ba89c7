import type { OsLink } from '@app/contract/ordemServico'
import { DAY_MS } from '@app/rules/tempo'
import { randomBytes } from 'node:crypto'
import type { Context, Services } from '../../../platform/context.ts'
import type { Executor } from '../../../platform/db/index.ts'
import { refuse } from '../../../platform/http/errors.ts'
import { linkTo } from '../../../platform/mail/link.ts'
import { demandOwnPosto } from '../../../platform/scope.ts'
import { hashToken } from '../../../platform/session/tokens.ts'
import { findLink, insertLink } from '../store/link.ts'
import { findOs } from '../store/read.ts'
import { avisarConsumidor } from './avisos.ts'

/** The consumer's screen; the token stands in the fragment, which no server is told. */
const TELA = '/acompanhar'
const LINK_MS = 90 * DAY_MS

/** A link of 256 random bits that opens one order to its consumer; only its SHA-256 is kept. */
export const issueLink = async (
  db: Executor,
  { now, config }: Pick<Services, 'now' | 'config'>,
  osId: number,
  usuarioId: number | null,
): Promise<{ href: string; expira: Date }> => {
  const token = randomBytes(32).toString('base64url')
  const agora = now()
  const expira = new Date(agora.getTime() + LINK_MS)
  await insertLink(db, {
    ordem_servico_id: osId,
    token_hash: hashToken(token),
    criado_em: agora,
    criado_por: usuarioId,
    expira_em: expira,
  })
  return { href: linkTo(config, TELA, token), expira }
}

/** A link for the post to copy; sent by mail as well where that is asked for. */
export const createLink = (ctx: Context, id: number, { enviar }: { enviar: boolean }): Promise<OsLink> =>
  ctx.transaction(async (db) => {
    const os = (await findOs(db, ctx.scope, id)) ?? refuse('NOT_FOUND')
    demandOwnPosto(ctx, os.postoId)
    if (enviar && os.consumidorEmail === null) refuse('OS_SEM_EMAIL')
    const { href, expira } = await issueLink(db, ctx, id, ctx.usuario.id)
    if (enviar) await avisarConsumidor(db, id, 'ACOMPANHAR')
    return { href, expiraEm: expira.toISOString(), enviadoPara: enviar ? os.consumidorEmail : null }
  })

/** The order of a token; whoever has none that is good is told no more than that. */
export const demandLink = async (db: Executor, { now }: Pick<Services, 'now'>, token: string) =>
  (await findLink(db, hashToken(token), now())) ?? refuse('LINK_VENCIDO')
