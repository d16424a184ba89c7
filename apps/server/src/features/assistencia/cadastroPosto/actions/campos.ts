import { messagesOf } from '@app/contract/casca/errors'
import type { ErrorMessage } from '@app/contract/casca/errors'
import type { z } from 'zod'
import { AppError } from '../../../../platform/http/errors.ts'

/** What a step holds of its fields, and what is wrong with them. */
export type Lidos<Shape extends z.ZodRawShape> = {
  valores: { [K in keyof Shape]?: z.output<Shape[K]> }
  erros: ErrorMessage[]
}

/**
 * Each field by itself: one that is missing keeps no other from being looked at further, so that all wrong ones are told
 * at once. `em` is the part of the body that holds them.
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

/** What a check refuses, as messages; too much at once, and a failure of ours, go on as they are. */
export const collect = async (erros: ErrorMessage[], check: () => Promise<unknown>): Promise<void> => {
  try {
    await check()
  } catch (error) {
    if (!(error instanceof AppError) || error.statusCode >= 429) throw error
    erros.push(...error.body.messages)
  }
}

/** One message a field, the first. */
export const firstOfEach = (erros: readonly ErrorMessage[]): ErrorMessage[] =>
  [...new Map(erros.toReversed().map((erro) => [erro.fieldName, erro])).values()].toReversed()
