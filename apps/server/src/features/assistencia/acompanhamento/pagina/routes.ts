import { PAPEIS_DO_CONSUMIDOR } from '@app/contract/assistencia/ordemServico'
import { Id } from '@app/contract/casca/paging'
import formbody from '@fastify/formbody'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { refusePoison } from '../../../../platform/http/answers/json.ts'
import { AppError } from '../../../../platform/http/errors.ts'
import { asRefusal } from '../../../../platform/http/failures.ts'
import { createRateLimit } from '../../../../platform/http/rate.ts'
import type { Routes } from '../../../../platform/http/routes.ts'
import { createKept } from '../../../../platform/kept.ts'
import { networkOf } from '../../../../platform/session/network.ts'
import { encodeMiniatura } from '../../../casca/midia/index.ts'
import { ARQUIVOS_MB, MOST_ARQUIVOS } from '@app/contract/assistencia/chat'
import { readForm, type ReceivedFile } from '../../../../platform/files/read.ts'
import { sendArquivo, sendPdf } from '../../../../platform/files/send.ts'
import { IMAGE_BODY_LIMIT } from '../../../../platform/http/limits.ts'
import { findArquivoDaFala, readFalas } from '../../chat/index.ts'
import {
  demandLink,
  makeComprovante,
  makePapel,
  openAcompanhamento,
  openByCodigo,
  findMostrada,
} from '../../ordemServico/index.ts'
import { doAto } from './atos.ts'
import { type Campos, type Enviado, textOf } from './formulario.ts'
import { FOLHA, SCRIPT } from './moldura.ts'
import { falasDaOs, lookUp, paginaDaOs } from './pagina.ts'
import { paginaDeFalha, paginaPorCodigo } from './por-codigo.ts'

const options = { config: { ability: 'public' }, schema: { hide: true } } as const
const Params = z.object({ token: z.string().max(200) })
const daOs = { ...options, schema: { ...options.schema, params: Params } }
/** Messengers add words of their own to an address, so whatever else is asked for is the whole page. */
const daPagina = {
  ...options,
  schema: { ...daOs.schema, querystring: z.record(z.string(), z.unknown()) },
}
const daFoto = { ...options, schema: { ...options.schema, params: Params.extend({ foto: Id }) } }
const doArquivo = { ...options, schema: { ...options.schema, params: Params.extend({ arquivo: Id }) } }
const doFormulario = { ...daOs, config: { ...daOs.config, upload: true }, bodyLimit: IMAGE_BODY_LIMIT }
const doPapel = {
  ...options,
  schema: { ...options.schema, params: Params.extend({ papel: z.enum(PAPEIS_DO_CONSUMIDOR) }) },
}
/** What a photo may weigh on a slow line. */
const FOTO_BYTES = 40_000
/** Small photos that are kept in memory: 8 MB at most. */
const FOTOS_GUARDADAS = 200
/** Of one network: many consumers may look from behind one address. */
const CHAMADAS_POR_MINUTO = 240
/** A PDF with a signature takes the processor for a moment. */
const PDFS_POR_MINUTO = 20
/** A signature is drawn as a picture. */
const CORPO_MAXIMO = 400_000

export const sendPage = (reply: FastifyReply, corpo: string, status = 200) =>
  reply
    .code(status)
    .type('text/html; charset=utf-8')
    .headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
    .send(corpo)

/** A refusal as a page; its headers say when to try again. */
export const sendRefusal = (reply: FastifyReply, corpo: string, { statusCode, headers }: AppError) =>
  sendPage(reply.headers(headers), corpo, statusCode)

/** Somebody's browser shows it: not a messenger that looks where a link leads. */
const isSeen = ({ headers }: FastifyRequest): boolean => headers['sec-fetch-mode'] === 'navigate'

/** The script of the page asks, which it does only while somebody looks. */
const isAsked = ({ headers }: FastifyRequest): boolean => headers['sec-fetch-site'] === 'same-origin'

const camposOf = ({ body }: FastifyRequest): Campos => (body ?? {}) as Campos

/** A form with files, or one without. */
const formOf = async (
  req: FastifyRequest,
): Promise<{ campos: Campos; files: ReceivedFile[]; refusal: AppError | null }> => {
  if (!req.isMultipart()) return { campos: camposOf(req), files: [], refusal: null }
  const form = await readForm(req, { most: MOST_ARQUIVOS, megabytes: ARQUIVOS_MB })
  refusePoison(form.campos)
  return form
}

/** What the person has to do with; what is wrong on our side is no matter of a field. */
const refusalOf = (error: unknown): AppError => {
  if (error instanceof AppError && error.statusCode < 500 && error.code !== 'LINK_VENCIDO') return error
  throw error
}

/**
 * The consumer's page (decisions 53), made here: forms and addresses, so that it works on any telephone, without a
 * script. It asks and answers by the very actions of the API.
 */
export const paginaRoutes: Routes = async (app) => {
  const { services } = app
  const countCall = createRateLimit(CHAMADAS_POR_MINUTO)
  // The stored bytes of a key never change: another photo has another key.
  const miniaturas = createKept<Buffer>(FOTOS_GUARDADAS)
  const countPdf = createRateLimit(PDFS_POR_MINUTO)
  await app.register(formbody, { bodyLimit: CORPO_MAXIMO })
  app.addHook('onRequest', async (req) => countCall(networkOf(req.ip)))
  app.addHook('preValidation', async (req) => refusePoison(req.body))
  app.setErrorHandler<FastifyError>((error, req, reply) => {
    const known = asRefusal(error, req)
    if (known && ['LINK_VENCIDO', 'NOT_FOUND'].includes(known.code))
      return sendPage(reply, paginaPorCodigo(null, true), 404)
    if (!known) req.log.error({ err: error, rota: req.routeOptions.url }, 'erro inesperado')
    const refusal = known ?? new AppError('UNEXPECTED_ERROR')
    return sendRefusal(reply, paginaDeFalha(refusal.message), refusal)
  })

  for (const [endereco, tipo, { texto }] of [
    ['/acompanhar/pagina.css', 'text/css; charset=utf-8', FOLHA],
    ['/acompanhar/pagina.js', 'text/javascript; charset=utf-8', SCRIPT],
  ] as const)
    app.get(endereco, options, (_req, reply) =>
      reply.type(tipo).header('cache-control', 'public, max-age=31536000, immutable').send(texto),
    )

  app.get('/acompanhar', options, (_req, reply) => sendPage(reply, paginaPorCodigo(null)))

  app.post('/acompanhar', options, async (req, reply) => {
    const campos = camposOf(req)
    try {
      const codigo = { codigo: textOf(campos, 'codigo'), telefone: textOf(campos, 'telefone') }
      const { token } = await openByCodigo(services, codigo, req.ip)
      return reply.redirect(`/acompanhar/${token}`, 303)
    } catch (error) {
      const refusal = refusalOf(error)
      const enviado = { ato: 'abrir', campos, erros: refusal.body.messages }
      return sendRefusal(reply, paginaPorCodigo(enviado), refusal)
    }
  })

  app.get('/acompanhar/:token', daPagina, async (req, reply) => {
    const { token } = req.params
    if (req.query['parte'] === 'conversa') {
      const { ordem_servico_id: osId } = await demandLink(services.db, services, token)
      if (isAsked(req)) await readFalas(services, osId)
      return sendPage(reply, await falasDaOs(services, token, osId))
    }
    if (isSeen(req)) await openAcompanhamento(services, token)
    return sendPage(reply, paginaDaOs(services, await lookUp(services, token), null))
  })

  app.get('/acompanhar/:token/foto/:foto', daFoto, async (req, reply) => {
    const { ordem_servico_id: osId } = await demandLink(services.db, services, req.params.token)
    const { chave, read } = await findMostrada(services, osId, req.params.foto)
    return reply
      .type('image/jpeg')
      .header('cache-control', 'private, max-age=86400')
      .send(await miniaturas(chave, async () => encodeMiniatura(chave, await read(), FOTO_BYTES)))
  })

  app.get('/acompanhar/:token/comprovante', daOs, async (req, reply) => {
    countPdf(networkOf(req.ip))
    const { ordem_servico_id: osId } = await demandLink(services.db, services, req.params.token)
    return sendPdf(reply, await makeComprovante(services, osId, { inteiro: false }))
  })

  app.get('/acompanhar/:token/papel/:papel', doPapel, async (req, reply) => {
    countPdf(networkOf(req.ip))
    const { ordem_servico_id: osId } = await demandLink(services.db, services, req.params.token)
    return sendPdf(reply, await makePapel(services, osId, req.params.papel))
  })

  app.get('/acompanhar/:token/arquivo/:arquivo', doArquivo, async (req, reply) => {
    const { ordem_servico_id: osId } = await demandLink(services.db, services, req.params.token)
    return sendArquivo(req, reply, await findArquivoDaFala(services.db, osId, req.params.arquivo))
  })

  app.post('/acompanhar/:token', doFormulario, async (req, reply) => {
    const { token } = req.params
    if (req.isMultipart()) await demandLink(services.db, services, token)
    const { campos, files, refusal: recusa } = await formOf(req)
    const ato = textOf(campos, 'ato')
    const origem = { endereco: req.ip, navegador: req.headers['user-agent'] }
    const show = async (enviado: Enviado) => paginaDaOs(services, await lookUp(services, token), enviado)
    try {
      if (recusa) throw recusa
      const { os, osId } = await lookUp(services, token)
      const depois = await doAto(ato, { services, token, osId, os, campos, files, origem })
      if (depois !== null) return await reply.redirect(`/acompanhar/${token}${depois}`, 303)
      return sendPage(reply, await show({ ato, campos, erros: [] }))
    } catch (error) {
      const refusal = refusalOf(error)
      return sendRefusal(reply, await show({ ato, campos, erros: refusal.body.messages }), refusal)
    }
  })
}
