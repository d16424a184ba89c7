import { DAY_MS } from '@app/rules/casca/tempo'
import { randomBytes } from 'node:crypto'
import type { Services } from '../../../../platform/context.ts'
import type { Executor } from '../../../../platform/db/index.ts'
import { linkTo } from '../../../../platform/mail/link.ts'
import { hashToken } from '../../../../platform/session/tokens.ts'
import { insertLink } from '../store/link.ts'

/** The consumer's screen; the token stands in the fragment, which no server is told. */
const TELA = '/acompanhar'
const LINK_MS = 90 * DAY_MS

/** Links that people are given of one order in 24 hours (each print of a receipt is one), and mails on their word. */
export const LINKS_POR_DIA = 20
export const ENVIOS_POR_DIA = 5
/** Mails of one order in 24 hours, whatever sends them: no act repeated fills anybody's letter box. */
export const MENSAGENS_POR_DIA = 20

/** Who made it, if a person did, and whether it goes by mail. */
type Origem = { criadoPor: number | null; enviado: boolean }

/** A link of 256 random bits that opens one order to its consumer; only its SHA-256 is kept. */
export const issueLink = async (
  db: Executor,
  { now, config }: Pick<Services, 'now' | 'config'>,
  osId: number,
  { criadoPor, enviado }: Origem,
): Promise<{ id: number; href: string; expira: Date }> => {
  const token = randomBytes(32).toString('base64url')
  const agora = now()
  const expira = new Date(agora.getTime() + LINK_MS)
  const { id } = await insertLink(db, {
    ordem_servico_id: osId,
    token_hash: hashToken(token),
    criado_em: agora,
    criado_por: criadoPor,
    expira_em: expira,
    enviado_em: enviado ? agora : null,
  })
  return { id, href: linkTo(config, TELA, token), expira }
}
