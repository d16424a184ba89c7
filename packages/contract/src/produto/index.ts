import { z } from 'zod'

/** A product of a client company; `inteiro` products are ordered in whole units only. */
export const Produto = z
  .object({
    id: z.number().int(),
    codigoProduto: z.string(),
    descricao: z.string(),
    codigoOmni: z.string(),
    codigoDepositante: z.string(),
    unidade: z.string(),
    inteiro: z.boolean(),
  })
  .meta({ id: 'Produto' })
export type Produto = z.infer<typeof Produto>

/** Look-ups take `?q=`: code (exact match first) or a part of the description. */
export const ProdutoSearch = z.object({ q: z.string().max(100).optional() })
export const DepositanteParams = z.object({ codigoDepositante: z.string().min(1).max(60) })
