import { z } from 'zod'
import { createShape } from '../../casca/campos/schema.ts'
import { coded } from '../../casca/errors/index.ts'
import { ExportRequest, Id } from '../../casca/paging/index.ts'
import { CAMPOS_COMPRA_PEDIDA } from './campos.ts'
import { MOST_ITENS_COMPRA } from './values.ts'

const posto = Id.describe(
  'De que posto é: só o fabricante informa; de quem é de um posto vale sempre o próprio.',
)

export const SugestaoQuery = z.object({ posto: posto.optional() })
export type SugestaoQuery = z.infer<typeof SugestaoQuery>

/** A part that a service point should order. */
export const SugestaoLinha = z
  .object({
    peca: z.object({ id: z.number().int(), codigo: z.string(), descricao: z.string() }),
    preco: z.number(),
    quantidade: z.number().int().describe('O que está no posto, com o reservado.'),
    reservado: z.number().int(),
    livre: z.number().int(),
    minimo: z.number().int(),
    vem: z.number().int().describe('O que já foi pedido ou enviado e ainda não chegou.'),
    falta: z.number().int().describe('O que as OS abertas pedem e ninguém reservou.'),
    sugerida: z
      .number()
      .int()
      .describe('Mínimo mais o que falta às OS, menos o livre e o que vem; zero quando o que vem basta.'),
    ordens: z
      .array(z.object({ id: z.number().int(), numero: z.string() }))
      .describe('As OS que esperam a peça.'),
  })
  .meta({ id: 'SugestaoLinha' })
export type SugestaoLinha = z.infer<typeof SugestaoLinha>

export const Sugestao = z
  .object({
    linhas: z.array(SugestaoLinha),
    total: z.number().int().describe('Quantas peças, com as que não vieram.'),
  })
  .meta({ id: 'Sugestao' })
export type Sugestao = z.infer<typeof Sugestao>

export const SugestaoExportRequest = ExportRequest.extend({ filter: SugestaoQuery.strict().nullish() })
  .strict()
  .meta({ id: 'SugestaoExportRequest' })
export type SugestaoExportRequest = z.infer<typeof SugestaoExportRequest>

/** The chosen lines become one purchase. */
export const SugestaoInput = z
  .object({
    posto: z.object({ id: posto }).optional(),
    ...createShape(CAMPOS_COMPRA_PEDIDA),
    itens: z
      .array(
        z.object({
          peca: z.object({ id: Id }),
          quantidade: z.number().int().min(1).max(999),
          esperado: z.number().int().min(0).max(999).describe('A quantidade sugerida que a pessoa via.'),
        }),
      )
      .min(1)
      .max(MOST_ITENS_COMPRA)
      .refine((itens) => new Set(itens.map(({ peca }) => peca.id)).size === itens.length, {
        error: coded('PECA_REPETIDA'),
      }),
  })
  .meta({ id: 'SugestaoInput' })
export type SugestaoInput = z.infer<typeof SugestaoInput>
