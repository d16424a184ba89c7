import { z } from 'zod'
import { StatusOs } from '../ordemServico/status.ts'

/** Most orders in a consumer's own list. */
export const MINHAS_OS_MAXIMO = 100

/** An order in the list of its consumer, in plain words. */
export const MinhaOs = z
  .object({
    id: z.number().int(),
    numero: z.string(),
    status: StatusOs,
    titulo: z.string().describe("Em palavras simples: 'Seu relógio está pronto'."),
    texto: z.string(),
    relogio: z.string().nullable(),
    posto: z.string().describe('Nome fantasia.'),
    criadaEm: z.string(),
    pedeResposta: z.boolean().describe('Se espera a resposta ao orçamento ou a escolha do modelo.'),
  })
  .meta({ id: 'MinhaOs' })
export type MinhaOs = z.infer<typeof MinhaOs>
