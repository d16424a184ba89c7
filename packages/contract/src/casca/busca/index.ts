import { z } from 'zod'

export const BuscaQuery = z.object({
  q: z
    .string()
    .trim()
    .min(1)
    .max(100)
    .describe('Número, código, código de barras, chave de NF-e, nome ou CNPJ.'),
})
