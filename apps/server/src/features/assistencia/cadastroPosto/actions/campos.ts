import { messagesOf } from '@app/contract/casca/errors'
import type { ErrorMessage } from '@app/contract/casca/errors'
import type { z } from 'zod'
import { AppError } from '../../../../platform/http/errors.ts'

/** The values of a step's fields, and their errors. */
export type Lidos<Shape extends z.ZodRawShape> = {
  valores: { [K in keyof Shape]?: z.output<Shape[K]> }
  erros: ErrorMessage[]
}

/**
 * Checks each field by itself, so that a missing one does not stop the others and all errors come together. `em` is the
 * part of the body that holds them.
 */
export const readCampos = <Shape extends z.ZodRawShape>(
  schema: z.ZodObject<Shape>,
  body: unknown,
  em: readonly string[] = [],
): Lidos<Shape> => {
  const sent: Record<string, unknown> = typeof body === 'object' && body !== null ? { ...body } : {}
  const valores: Record<string, unknown> = {}
  const erros: ErrorMessage[] = []
  for (const [nome, campo] of Object.entries(schema.shape)) {
    const result = (campo as z.ZodType).safeParse(sent[nome], { reportInput: true })
    if (result.success) valores[nome] = result.data
    else
      erros.push(
        ...messagesOf(result.error.issues.map((issue) => ({ ...issue, path: [...em, nome, ...issue.path] }))),
      )
  }
  return { valores: valores as Lidos<Shape>['valores'], erros }
}

/** Collects a check's refusals as messages; a refusal for too many calls and our own failures are thrown on. */
export const collect = async (erros: ErrorMessage[], check: () => Promise<unknown>): Promise<void> => {
  try {
    await check()
  } catch (error) {
    if (!(error instanceof AppError) || error.statusCode >= 429) throw error
    erros.push(...error.body.messages)
  }
}

/** The first message of each field. */
export const firstOfEach = (erros: readonly ErrorMessage[]): ErrorMessage[] =>
  [...new Map(erros.toReversed().map((erro) => [erro.fieldName, erro])).values()].toReversed()
