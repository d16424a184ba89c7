import { z } from 'zod'

/** A push over `/ws`: what changed, so that the client reads it again (architecture.md). */
export const Push = z.object({
  tipo: z.literal('mudou'),
  entidade: z.string(),
  id: z.number().int(),
  versao: z.number().int(),
})
export type Push = z.infer<typeof Push>
