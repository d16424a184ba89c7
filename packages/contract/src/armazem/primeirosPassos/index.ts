import { z } from 'zod'
import { Id } from '../../casca/paging/index.ts'

/** The steps from an empty installation to the first order, in their order. */
export const PASSOS = ['armazem', 'cliente', 'produtos', 'equipe', 'acesso', 'pedido'] as const
export const Passo = z.enum(PASSOS)
export type Passo = z.infer<typeof Passo>

/** How much of each step is done: computed from the records themselves and stored nowhere. */
export const PrimeirosPassos = z
  .object({
    passos: z.array(
      z.object({
        passo: Passo,
        feito: z.boolean(),
        resumo: z.string().nullable().describe('O que já existe: o nome do cliente, o número do pedido…'),
        documento: z.string().nullable().describe('CNPJ do armazém, sem máscara.'),
        id: Id.nullable().describe(
          'O primeiro registro do passo; em `produtos` por fazer, o produto que ainda não tem saldo.',
        ),
      }),
    ),
    dispensados: z.boolean().describe('Esta pessoa não quer mais vê-los no início.'),
  })
  .meta({ id: 'PrimeirosPassos' })
export type PrimeirosPassos = z.infer<typeof PrimeirosPassos>
