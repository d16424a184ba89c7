import { z } from 'zod'
import { Dinheiro } from '../../casca/dinheiro/index.ts'
import { Id, Links } from '../../casca/paging/index.ts'
import { CADASTRO_STATUS } from '../../casca/register/index.ts'
import { ModeloDoRegistro } from '../relogio/index.ts'
import { obrigatorio } from '../../casca/texto/index.ts'
import { TIPOS_PECA } from './values.ts'

export * from './values.ts'

/** A part of the price list, with the stock of the central workshop. */
export const Peca = z
  .object({
    id: z.number().int(),
    codigo: z.string(),
    descricao: z.string(),
    tipo: z.enum(TIPOS_PECA),
    preco: z.number(),
    estoque: z.number().int().describe('Na oficina central.'),
    modelos: z.array(ModeloDoRegistro).describe('Em que modelos serve; sem nenhum, em todos.'),
    status: z.enum(CADASTRO_STATUS),
    versao: z.number().int(),
    _links: Links.optional(),
  })
  .meta({ id: 'Peca' })
export type Peca = z.infer<typeof Peca>

export const PecaInput = z
  .object({
    codigo: obrigatorio(60),
    descricao: obrigatorio(200),
    tipo: z.enum(TIPOS_PECA).optional(),
    preco: Dinheiro,
    estoque: z.number().int().min(0).max(1_000_000).optional(),
    modelos: z
      .array(z.object({ id: Id }))
      .max(500)
      .optional(),
    status: z.enum(CADASTRO_STATUS).optional(),
  })
  .meta({ id: 'PecaInput' })
export type PecaInput = z.infer<typeof PecaInput>

/** `?q=`: the beginning of the code, or part of the description; `modelo`: only what fits it. */
export const PecaSearch = z.object({
  q: z.string().trim().max(100).optional(),
  modelo: z.coerce.number().int().positive().optional(),
})
export type PecaSearch = z.infer<typeof PecaSearch>
