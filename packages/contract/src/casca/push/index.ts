import { z } from 'zod'

/** A push over `/ws`: what changed; the client reads it anew (architecture.md). */
export const Push = z.object({
  tipo: z.literal('mudou'),
  entidade: z.string(),
  id: z.number().int(),
  versao: z.number().int(),
})
export type Push = z.infer<typeof Push>
