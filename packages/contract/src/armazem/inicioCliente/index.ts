import { z } from 'zod'
import { CONDICOES } from '../estoque/condicao.ts'
import { AnexoCampo, SITUACOES } from '../pedido/index.ts'
import { FAIXAS } from './values.ts'

export * from './values.ts'

/** A product of which less is free than the company wants to have. */
export const AbaixoDoMinimo = z
  .object({
    produto: z.number().int(),
    codigoProduto: z.string(),
    descricao: z.string(),
    unidade: z.string(),
    minimo: z.number(),
    disponivel: z.number().describe('Livre, sem os lotes vencidos e bloqueados.'),
  })
  .meta({ id: 'AbaixoDoMinimo' })
export type AbaixoDoMinimo = z.infer<typeof AbaixoDoMinimo>

/** A paper of an own order. */
export const DocumentoRecente = z
  .object({
    pedido: z.number().int(),
    numeroPedido: z.number().int(),
    campo: AnexoCampo,
    filename: z.string(),
    em: z.iso.datetime(),
  })
  .meta({ id: 'DocumentoRecente' })
export type DocumentoRecente = z.infer<typeof DocumentoRecente>

/** What a company's people want to know first. */
export const InicioCliente = z
  .object({
    situacoes: z
      .array(z.object({ situacao: z.enum(SITUACOES), total: z.number().int() }))
      .describe('Pedidos que ainda não saíram.'),
    naoConcluidos: z.number().int(),
    expedidos: z.number().int().describe('Expedidos nos últimos sete dias.'),
    estoque: z.array(
      z.object({
        faixa: z.enum(FAIXAS),
        lotes: z.number().int(),
        produtos: z.number().int(),
      }),
    ),
    abaixoDoMinimo: z.array(AbaixoDoMinimo).describe('Os que mais faltam, no máximo 20.'),
    documentos: z.array(DocumentoRecente).describe('Os mais recentes, no máximo 10.'),
  })
  .meta({ id: 'InicioCliente' })
export type InicioCliente = z.infer<typeof InicioCliente>

export const FaixaQuery = z.object({
  faixa: z.enum(FAIXAS).default('ATE_30').describe('Até quando vencem os lotes.'),
})

/** A lot of the own stock. */
export const LoteDoCliente = z
  .object({
    id: z.number().int(),
    codigoProduto: z.string(),
    descricao: z.string(),
    unidade: z.string(),
    lote: z.string(),
    dataDeValidade: z.iso.date().nullable(),
    dias: z.number().int().nullable().describe('Até a validade; negativo: vencido.'),
    fisico: z.number(),
    reservado: z.number(),
    disponivel: z.number(),
    bloqueado: z.boolean().describe('Em inspeção ou bloqueado.'),
    condicao: z.enum(CONDICOES),
  })
  .meta({ id: 'LoteDoCliente' })
export type LoteDoCliente = z.infer<typeof LoteDoCliente>

/** Lots of one band, the first to expire first. */
export const LotesDoCliente = z
  .object({ lotes: z.array(LoteDoCliente), total: z.number().int() })
  .meta({ id: 'LotesDoCliente' })
export type LotesDoCliente = z.infer<typeof LotesDoCliente>
