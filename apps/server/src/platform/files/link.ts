import type { ArquivoLink } from '@app/contract/casca/arquivo'
import { createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import type { Services } from '../context.ts'
import { refuse } from '../http/errors.ts'
import type { Routes } from '../http/routes.ts'
import { findVersaoAtual } from '../store/registro.ts'
import { getSegredo } from '../store/segredo.ts'
import { sendArquivo, type FileRow } from './send.ts'

const GOOD_FOR_MS = 60_000

const Payload = z.object({
  chave: z.string(),
  filename: z.string(),
  contentType: z.string(),
  length: z.number(),
  fim: z.number(),
  enquanto: z.object({ tabela: z.string(), id: z.number(), versao: z.number() }).optional(),
})

/** A record on whose present version a link depends: its next change ends the link. */
type Enquanto = { tabela: string; id: number; versao: number }

// Only one spelling is accepted, because a decoder would skip unknown characters.
const TOKEN = /^([\w-]+)\.([\w-]{43})$/

const signatureOf = async ({ db }: Pick<Services, 'db'>, payload: string): Promise<Buffer> =>
  createHmac('sha256', await getSegredo(db, 'link'))
    .update(payload)
    .digest()

/** An address that opens one file for one minute, on every process, without a bearer (decisions 10). */
export const signFileLink = async (
  services: Pick<Services, 'db' | 'now'>,
  { chave, filename, contentType, length }: FileRow,
  enquanto?: Enquanto,
): Promise<ArquivoLink> => {
  const fim = services.now().getTime() + GOOD_FOR_MS
  const payload = Buffer.from(
    JSON.stringify({ chave, filename, contentType, length, fim, enquanto }),
  ).toString('base64url')
  const signature = (await signatureOf(services, payload)).toString('base64url')
  return { href: `/public/arquivo/${payload}.${signature}`, expiraEm: new Date(fim).toISOString() }
}

const readLink = async (services: Services, token: string): Promise<FileRow> => {
  const [, payload = '', signature = ''] = TOKEN.exec(token) ?? []
  const given = Buffer.from(signature, 'base64url')
  const wanted = await signatureOf(services, payload)
  if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) refuse('NOT_FOUND')
  const { fim, enquanto, ...file } = Payload.parse(JSON.parse(Buffer.from(payload, 'base64url').toString()))
  if (fim < services.now().getTime()) refuse('NOT_FOUND')
  if (enquanto && (await findVersaoAtual(services.db, enquanto)) !== enquanto.versao) refuse('NOT_FOUND')
  return file
}

export const linkRoutes: Routes = async (app) => {
  app.get(
    '/public/arquivo/:token',
    {
      config: { ability: 'public' },
      schema: {
        tags: ['Arquivos'],
        summary: 'Abre um arquivo pelo endereço assinado, por um minuto',
        produces: ['*/*'],
        params: z.object({ token: z.string().max(4000) }),
      },
    },
    async (req, reply) => sendArquivo(req, reply, await readLink(app.services, req.params.token)),
  )
}
