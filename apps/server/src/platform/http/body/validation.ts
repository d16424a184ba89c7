import { messagesOf } from '@app/contract/casca/errors'
import type { ErrorMessage } from '@app/contract/casca/errors'
import type { FastifyInstance } from 'fastify'
import { serializerCompiler } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { noteUnknown, refusalOf } from './body.ts'
import { AppError, fieldMessage } from '../errors.ts'
import { unknownFieldsOf } from './unknown-fields.ts'

/** An unknown parameter is an unknown filter, so it is refused and not ignored (api.md, Answers). */
const asFilter = (message: ErrorMessage): ErrorMessage =>
  message.code === 'CAMPO_DESCONHECIDO' && message.fieldName
    ? fieldMessage(message.fieldName, 'FILTRO_DESCONHECIDO', { campo: message.fieldName })
    : message

const refusalOfPart = (httpPart: string | undefined, issues: readonly z.core.$ZodIssue[]): AppError => {
  // An invalid id names no record (decisions 12).
  if (httpPart === 'params') return new AppError('NOT_FOUND')
  const messages = messagesOf(issues)
  return new AppError('INVALID_REQUEST', {
    messages: httpPart === 'querystring' ? messages.map(asFilter) : messages,
  })
}

const saysOnlyVersion = (body: z.ZodType): boolean =>
  body instanceof z.ZodObject && Object.keys(body.shape).join() === 'versao'

/** A body is checked by its schema, and for fields that neither the schema nor the call's answer knows. */
const bodyCheck =
  (schema: z.ZodType, unknownFields: (body: unknown) => ErrorMessage[]) => (data: unknown) => {
    const body = data ?? {}
    const result = schema.safeParse(body, { reportInput: true })
    const unknown = unknownFields(body)
    if (result.success && unknown.length === 0) return { value: result.data }
    return { error: refusalOf(result.error?.issues ?? [], unknown) }
  }

/** Checks requests and answers by the contract's schemas; it reports every wrong field at once. */
export const registerValidation = (app: FastifyInstance): void => {
  const compile = ({ schema, httpPart }: { schema: unknown; httpPart?: string | undefined }) => {
    if (!(schema instanceof z.ZodType)) throw new TypeError('A route declares its schemas with Zod')
    const strict = httpPart === 'querystring' && schema instanceof z.ZodObject ? schema.strict() : schema
    return (data: unknown) => {
      const result = strict.safeParse(data, { reportInput: true })
      if (result.success) return { value: result.data }
      return { error: refusalOfPart(httpPart, result.error.issues) }
    }
  }
  app.setValidatorCompiler(compile)
  app.setSerializerCompiler(serializerCompiler)
  app.addHook('onRoute', (route) => {
    if (route.config?.asComposed) route.serializerCompiler = () => (answer) => JSON.stringify(answer)
    const { body } = route.schema ?? {}
    if (!(body instanceof z.ZodType)) return
    const unknownFields = unknownFieldsOf(route.schema)
    const check = bodyCheck(body, unknownFields)
    const checkLate = (sent: unknown) => {
      const unknown = unknownFields(sent)
      // The act looks no more into a body that is its version alone.
      if (unknown.length > 0 && saysOnlyVersion(body)) return { error: refusalOf([], unknown) }
      noteUnknown(sent, unknown)
      return { value: sent }
    }
    const checkBody = route.config?.lateBody ? checkLate : check
    route.validatorCompiler = (part) => (part.httpPart === 'body' ? checkBody : compile(part))
  })
}
