import { z } from 'zod'

/** A push over `/ws`: what changed, so that the client reads it again (architecture.md). */
export const Push = z.object({
  tipo: z.literal('mudou'),
  entidade: z.string(),
  id: z.number().int(),
  versao: z.number().int(),
})
export type Push = z.infer<typeof Push>

/** The answer to a page that enters with `ha`: from here on it is told everything, and before it what it had missed. */
export const Entrou = z.object({ tipo: z.literal('entrou') })
export type Entrou = z.infer<typeof Entrou>

/** Who is there, of the record that this page looks at. */
export const Presentes = z.object({
  tipo: z.literal('presentes'),
  entidade: z.string(),
  id: z.number().int(),
  nomes: z.array(z.string()),
  total: z.number().int(),
})
export type Presentes = z.infer<typeof Presentes>

/** Somebody writes, or has stopped. */
export const Digita = z.object({
  tipo: z.literal('digita'),
  entidade: z.string(),
  id: z.number().int(),
  quem: z.object({ id: z.number().int(), nome: z.string() }),
  parou: z.boolean(),
})
export type Digita = z.infer<typeof Digita>

/** What a page that has entered says: what it looks at (a kind of records, one of them, or nothing), that it writes there. */
export const Dito = z.discriminatedUnion('tipo', [
  z.strictObject({
    tipo: z.literal('olha'),
    entidade: z.string().max(40).optional(),
    id: z.number().int().positive().optional(),
  }),
  z.strictObject({ tipo: z.literal('digita'), parou: z.boolean() }),
])
export type Dito = z.infer<typeof Dito>
