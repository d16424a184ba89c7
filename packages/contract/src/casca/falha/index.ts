import { z } from 'zod'

/** An error of a page, as the page knows it; the server keeps only what cannot name a person. */
export const FalhaInput = z
  .object({
    mensagem: z.string().max(1_000).describe('Nome e texto do erro.'),
    pilha: z.string().max(10_000).describe('As chamadas até o erro; só os arquivos da aplicação contam.'),
    tela: z.string().max(500).describe('Endereço da tela; números e códigos não são guardados.'),
    montagem: z.string().max(100).describe('A montagem da aplicação que falhou.'),
  })
  .meta({ id: 'FalhaInput' })
export type FalhaInput = z.infer<typeof FalhaInput>
