import { z } from 'zod'
import { Links } from '../paging/index.ts'
import { POSTO_TIPOS } from './values.ts'

export * from './values.ts'

export const PostoTipo = z.enum(POSTO_TIPOS)

/** A service point as it is chosen. */
export const PostoEscolha = z
  .object({
    id: z.number().int(),
    nomeFantasia: z.string(),
    cnpj: z.string(),
    tipo: PostoTipo,
    codigoSap: z.string().nullable(),
    cidade: z.string(),
    estado: z.string(),
    _links: Links.optional(),
  })
  .meta({ id: 'PostoEscolha' })
export type PostoEscolha = z.infer<typeof PostoEscolha>

/** `?q=` narrows the answer of `findAll`: name, SAP code or CNPJ; `tipo` to one kind. */
export const PostoSearch = z.object({ q: z.string().max(100).optional(), tipo: PostoTipo.optional() })
export type PostoSearch = z.infer<typeof PostoSearch>
