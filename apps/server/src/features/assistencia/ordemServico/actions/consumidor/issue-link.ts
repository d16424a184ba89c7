import { LETRAS_DO_RECIBO, RECIBO_TAMANHO, TERMINAIS } from '@app/rules/assistencia/ordemServico'
import { DAY_MS } from '@app/rules/casca/tempo'
import { createHmac, randomBytes } from 'node:crypto'
import type { Services } from '../../../../../platform/context.ts'
import type { Executor } from '../../../../../platform/db/index.ts'
import { refuse } from '../../../../../platform/http/errors.ts'
import { screenAt } from '../../../../../platform/mail/link.ts'
import { hashToken } from '../../../../../platform/session/tokens.ts'
import { findFim, findVivo, insertLink, revokeLink } from '../../store/link.ts'

/** The consumer's page. Its token stands in the path: the page is made here, and works without a script. */
export const TELA = '/acompanhar'
/** How long the link still opens an order after its end (decisions 53). */
export const LINK_DEPOIS_DO_FIM_MS = 90 * DAY_MS
/** As long as an idle session: the pass of a consumer who has logged in. */
const PASSE_MS = DAY_MS / 2

/** Most links that people create for one order in 24 hours, and most mails that they request. */
export const LINKS_POR_DIA = 20
export const ENVIOS_POR_DIA = 5
/** Most mails of one order in 24 hours, from any source, so that repeated acts cannot flood a mailbox. */
export const MENSAGENS_POR_DIA = 20

type Partes = Pick<Services, 'now' | 'config' | 'files'>

/** A link as it is shown: its address, and the code that opens it together with a part of the telephone number. */
export type Link = {
  id: number
  token: string
  href: string
  codigo: string
  expira: Date | null
  novo: boolean
}

const hrefOf = ({ config }: Pick<Services, 'config'>, token: string): string =>
  screenAt(config, `${TELA}/${token}`)

const hmac = (segredo: Buffer, ...parts: (string | Buffer)[]): Buffer => {
  const made = createHmac('sha256', segredo)
  for (const part of parts) made.update(part)
  return made.digest()
}

const lettersOf = (digest: Buffer): string => {
  // 48 bits for a code's 37, so that the letters are almost equally likely.
  let left = digest.readUIntBE(0, 6)
  return Array.from({ length: RECIBO_TAMANHO }, () => {
    const letter = LETRAS_DO_RECIBO[left % LETRAS_DO_RECIBO.length] ?? ''
    left = Math.floor(left / LETRAS_DO_RECIBO.length)
    return letter
  }).join('')
}

/** The stored form of a code. A code is short, so its hash has a key: the database alone does not reveal it. */
export const hashCodigo = async ({ files }: Pick<Services, 'files'>, codigo: string): Promise<Buffer> =>
  hmac(await files.segredo('links'), 'codigo guardado', codigo)

/** Token and code of a link, from the installation's secret and the link's salt. */
export const deriveLink = async ({ files }: Pick<Services, 'files'>, sal: Buffer) => {
  const segredo = await files.segredo('links')
  return {
    token: hmac(segredo, 'token', sal).toString('base64url'),
    codigo: lettersOf(hmac(segredo, 'codigo', sal)),
  }
}

const fimDe = (os: { status: string; status_desde: Date }): Date | null =>
  TERMINAIS.some((status) => status === os.status)
    ? new Date(os.status_desde.getTime() + LINK_DEPOIS_DO_FIM_MS)
    : null

type Vivo = NonNullable<Awaited<ReturnType<typeof findVivo>>>

/** A link in its original form; undefined when its secret is gone. */
const shown = async (partes: Partes, row: Vivo | undefined) => {
  if (!row?.sal) return undefined
  const { token, codigo } = await deriveLink(partes, row.sal)
  return hashToken(token).equals(row.token_hash) ? { id: row.id, token, codigo } : undefined
}

const insertVivo = async (db: Executor, partes: Partes, osId: number, criadoPor: number | null) => {
  const sal = randomBytes(16)
  const { token, codigo } = await deriveLink(partes, sal)
  const row = await insertLink(db, {
    ordem_servico_id: osId,
    token_hash: hashToken(token),
    sal,
    codigo_hash: await hashCodigo(partes, codigo),
    criado_em: partes.now(),
    criado_por: criadoPor,
  })
  return row && { id: row.id, token, codigo }
}

/**
 * The one valid link of an order (decisions 53), created when there is none: the same in mail, message, receipt and on
 * the clipboard. It ends 90 days after the order; after that none is issued.
 */
export const getLink = async (
  db: Executor,
  partes: Partes,
  osId: number,
  criadoPor: number | null = null,
): Promise<Link> => {
  const expira = fimDe((await findFim(db, osId)) ?? refuse('NOT_FOUND'))
  if (expira && expira <= partes.now()) refuse('OS_LINK_TERMINOU')
  const row = await findVivo(db, osId)
  const vivo = await shown(partes, row)
  // No other than the one that was looked at, because another call may have created and sent one since.
  if (row && !vivo) await revokeLink(db, row.id, partes.now())
  const link =
    vivo ??
    (await insertVivo(db, partes, osId, criadoPor)) ??
    // Another call created it at the same moment.
    (await shown(partes, await findVivo(db, osId))) ??
    refuse('NOT_FOUND')
  return { ...link, href: hrefOf(partes, link.token), expira, novo: !vivo }
}

/** Replaces the valid link, which stops working. */
export const renewLink = async (db: Executor, partes: Partes, osId: number, criadoPor: number) => {
  const row = await findVivo(db, osId)
  if (row) await revokeLink(db, row.id, partes.now())
  return getLink(db, partes, osId, criadoPor)
}

/** The pass of a logged-in consumer to an order: personal, random, shown once. */
export const issuePasse = async (
  db: Executor,
  { now, config }: Pick<Services, 'now' | 'config'>,
  osId: number,
  usuarioId: number,
): Promise<{ href: string; expira: Date }> => {
  const token = randomBytes(32).toString('base64url')
  const expira = new Date(now().getTime() + PASSE_MS)
  await insertLink(db, {
    ordem_servico_id: osId,
    token_hash: hashToken(token),
    criado_em: now(),
    criado_por: usuarioId,
    expira_em: expira,
  })
  return { href: hrefOf({ config }, token), expira }
}
