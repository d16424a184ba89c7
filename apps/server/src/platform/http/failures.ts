import type { ErrorCode } from '@app/contract/casca/errors'
import { MAX_FILE_MB } from '@app/contract/casca/arquivo'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isTwin, sendReplay } from '../idempotency.ts'
import { ofDatabase, unavailable } from './database-errors.ts'
import { AppError } from './errors.ts'
import { inMegabytes } from './limits.ts'

/** Refusals of the HTTP layer, by Fastify's codes. */
const OF_FASTIFY: Record<string, ErrorCode> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'TIPO_DE_CONTEUDO',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'INVALID_REQUEST',
  FST_ERR_BAD_URL: 'NOT_FOUND',
  FST_ERR_ROUTE_MISSING: 'NOT_FOUND',
  FST_ERR_MAX_PARAM_LENGTH: 'NOT_FOUND',
  FST_FILES_LIMIT: 'INVALID_REQUEST',
  FST_FIELDS_LIMIT: 'INVALID_REQUEST',
  FST_PARTS_LIMIT: 'INVALID_REQUEST',
  FST_INVALID_MULTIPART_CONTENT_TYPE: 'TIPO_DE_CONTEUDO',
}

const OF_STATUS: Record<number, ErrorCode> = {
  404: 'NOT_FOUND',
  414: 'INVALID_REQUEST',
  415: 'TIPO_DE_CONTEUDO',
  431: 'INVALID_REQUEST',
}

const ofHttp = (error: FastifyError, req: FastifyRequest): AppError | undefined => {
  if (error.code === 'FST_UNDER_PRESSURE') return unavailable()
  if (error.code === 'FST_REQ_FILE_TOO_LARGE')
    return new AppError('ANEXO_GRANDE', { params: { limite: MAX_FILE_MB } })
  const known = OF_FASTIFY[error.code]
  if (known) return new AppError(known)
  if (error.statusCode === 413)
    return new AppError('CORPO_GRANDE', { params: { limite: inMegabytes(req.routeOptions.bodyLimit) } })
  const status = error.statusCode ?? 500
  if (status < 400 || status >= 500) return undefined
  return new AppError(OF_STATUS[status] ?? 'INVALID_REQUEST', { status })
}

/** What an error is answered with; nothing where it was not foreseen. */
export const asRefusal = (error: FastifyError, req: FastifyRequest): AppError | undefined =>
  error instanceof AppError ? error : (ofHttp(error, req) ?? ofDatabase(error))

/** Our own refusals are logged without a stack, because an attack would log one for every call. */
const reasonOf = (error: FastifyError) => {
  if (!(error instanceof AppError)) return { err: error }
  return { codigo: error.code, ...(error.cause instanceof Error && { err: error.cause }) }
}

const send = (reply: FastifyReply, refusal: AppError, requestId?: string) =>
  reply
    .code(refusal.statusCode)
    .headers(refusal.headers)
    .type('application/json; charset=utf-8')
    // A refusal has one shape on every route, so the route's schema does not check it.
    .serializer(JSON.stringify)
    .send({ ...refusal.body, ...(requestId && { requestId }) })

/** The caller closed the connection before the answer was out, which is no fault of ours. */
const isGone = (error: FastifyError, reply: FastifyReply): boolean =>
  error.code === 'ERR_STREAM_PREMATURE_CLOSE' && reply.raw.destroyed

/** One shape for every 4xx and 5xx. It reveals nothing internal; an unforeseen error is in the log under its id. */
export const registerFailures = (app: FastifyInstance): void => {
  app.setErrorHandler<FastifyError>(async (error, req, reply) => {
    if (isTwin(error) && req.once) {
      try {
        return await sendReplay(reply, req.once)
      } catch (refused) {
        if (refused instanceof AppError) return send(reply, refused)
        throw refused
      }
    }
    const refusal = asRefusal(error, req)
    if (!refusal && isGone(error, reply)) {
      req.log.info({ rota: req.routeOptions.url }, 'a ligação acabou antes da resposta')
      return reply
    }
    if (!refusal) {
      req.log.error({ err: error, rota: req.routeOptions.url }, 'erro inesperado')
      return send(reply, new AppError('UNEXPECTED_ERROR'), req.id)
    }
    if (refusal.statusCode >= 500)
      req.log.warn({ ...reasonOf(error), rota: req.routeOptions.url }, 'indisponível')
    return send(reply, refusal, refusal.statusCode >= 500 ? req.id : undefined)
  })
  app.setNotFoundHandler((_req, reply) => send(reply, new AppError('NOT_FOUND')))
}
