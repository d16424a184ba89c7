import { z } from 'zod'
import { PostoDoRegistro } from '../../registers/consumidor.ts'
import { Id, Links, Versao } from '../../casca/paging/index.ts'
import { createShape, readShape, updateShape } from '../../casca/campos/schema.ts'
import { CAMPOS_COMPRA, CAMPOS_COMPRA_ENVIADA, CAMPOS_COMPRA_PEDIDA, CAMPOS_COMPRA_TODOS } from './campos.ts'
import { ACOES_COMPRA, MOST_ITENS_COMPRA, SITUACOES_COMPRA } from './values.ts'
import { Instante } from '../../casca/tempo/index.ts'

export * from './campos.ts'
export * from './sugestao.ts'
export * from './values.ts'

/** A purchase as the list shows it. */
export const CompraPecaResumo = z
  .object({
    id: z.number().int(),
    posto: PostoDoRegistro,
    situacao: z.enum(SITUACOES_COMPRA),
    pecas: z.string().describe('Os códigos das peças, por vírgula.'),
    ordensServico: z.string().describe('Os números das OS que as esperam, por vírgula.'),
    unidades: z.number().int(),
    total: z.number(),
    criadoEm: z.iso.datetime(),
    versao: z.number().int(),
    _links: Links.optional(),
  })
  .meta({ id: 'CompraPecaResumo' })

export const CompraPecaItem = z
  .object({
    id: z.number().int(),
    peca: z.object({ id: z.number().int(), codigo: z.string(), descricao: z.string() }),
    quantidade: z.number().int(),
    preco: z.number().describe('Como era no pedido.'),
    estoque: z.number().int().describe('O que a oficina central tem agora.'),
    ordemServico: z.object({ id: z.number().int(), numero: z.string() }).nullable(),
  })
  .meta({ id: 'CompraPecaItem' })
export type CompraPecaItem = z.infer<typeof CompraPecaItem>

/** A purchase of parts that a service point makes at the central workshop. */
export const CompraPeca = z
  .object({
    id: z.number().int(),
    posto: PostoDoRegistro,
    situacao: z.enum(SITUACOES_COMPRA),
    ...readShape(CAMPOS_COMPRA_TODOS),
    criadoEm: Instante,
    criadoPor: z.string().nullable(),
    itens: z.array(CompraPecaItem),
    total: z.number(),
    proximasAcoes: z.array(z.enum(ACOES_COMPRA)).describe('O que esta pessoa pode fazer agora.'),
    versao: z.number().int(),
    _links: Links.optional(),
  })
  .meta({ id: 'CompraPeca' })
export type CompraPeca = z.infer<typeof CompraPeca>

export const CompraPecaInput = z
  .object({
    posto: z
      .object({ id: Id })
      .optional()
      .describe('De que posto é: só o fabricante informa; de quem é de um posto vale sempre o próprio.'),
    ...createShape(CAMPOS_COMPRA_PEDIDA),
    itens: z
      .array(
        z.object({
          peca: z.object({ id: Id }),
          quantidade: z.number().int().min(1).max(999),
          ordemServico: z.object({ id: Id }).nullish().describe('A OS do mesmo posto que espera a peça.'),
        }),
      )
      .min(1)
      .max(MOST_ITENS_COMPRA),
  })
  .meta({ id: 'CompraPecaInput' })
export type CompraPecaInput = z.infer<typeof CompraPecaInput>

/** What each act takes. */
export const ACAO_COMPRA_INPUTS = {
  autorizar: z.object({ versao: Versao }),
  enviar: z.object({ versao: Versao, ...createShape(CAMPOS_COMPRA_ENVIADA) }),
  receber: z.object({ versao: Versao }),
  rejeitar: z.object({
    versao: Versao,
    ...updateShape({ motivo: { ...CAMPOS_COMPRA.motivo, required: true } }),
  }),
} as const satisfies Record<(typeof ACOES_COMPRA)[number], z.ZodObject>
