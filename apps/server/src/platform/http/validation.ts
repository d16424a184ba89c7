import { messagesOf } from '@app/contract/casca/errors'
import type { ErrorMessage } from '@app/contract/casca/errors'
import type { FastifyInstance } from 'fastify'
import { serializerCompiler } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { AppError, fieldMessage } from './errors.ts'

/** An unknown parameter is an unknown filter, so it is refused and not ignored (api.md, Answers). */
const asFilter = (message: ErrorMessage): ErrorMessage =>
  message.code === 'CAMPO_DESCONHECIDO' && message.fieldName
    ? fieldMessage(message.fieldName, 'FILTRO_DESCONHECIDO', { campo: message.fieldName })
    : message

const refusalOf = (httpPart: string | undefined, issues: readonly z.core.$ZodIssue[]): AppError => {
  // An invalid id names no record (decisions 12).
  if (httpPart === 'params') return new AppError('NOT_FOUND')
  const messages = messagesOf(issues)
  return new AppError('INVALID_REQUEST', {
    messages: httpPart === 'querystring' ? messages.map(asFilter) : messages,
  })
}

/** Checks requests and answers by the contract's schemas; it reports every wrong field at once. */
export const registerValidation = (app: FastifyInstance): void => {
  const compile = ({ schema, httpPart }: { schema: unknown; httpPart?: string | undefined }) => {
    if (!(schema instanceof z.ZodType)) throw new TypeError('A route declares its schemas with Zod')
    const strict = httpPart === 'querystring' && schema instanceof z.ZodObject ? schema.strict() : schema
    return (data: unknown) => {
      const given = httpPart === 'body' ? (data ?? {}) : data
      const result = strict.safeParse(given, { reportInput: true })
      if (result.success) return { value: result.data }
      return { error: refusalOf(httpPart, result.error.issues) }
    }
  }
  app.setValidatorCompiler(compile)
  app.setSerializerCompiler(serializerCompiler)
  app.addHook('onRoute', (route) => {
    if (route.config?.asComposed) route.serializerCompiler = () => (answer) => JSON.stringify(answer)
    if (!route.config?.lateBody) return
    route.validatorCompiler = (part) =>
      part.httpPart === 'body' ? (body: unknown) => ({ value: body }) : compile(part)
  })
}
