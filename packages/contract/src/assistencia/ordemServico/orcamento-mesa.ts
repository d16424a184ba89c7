import { z } from 'zod'
import { LinhaSituacao, LinhaTipo } from './status.ts'
import { ORCAMENTO_SITUACOES } from './act-values.ts'
import { Instante } from '../../casca/tempo/index.ts'

/** What a line can name, as it is today: its price, and what the order's post has of it. */
export const OrcamentoItem = z
  .object({
    tipo: LinhaTipo,
    id: z.number().int(),
    codigo: z.string(),
    nome: z.string(),
    preco: z.number().describe('Da tabela de hoje.'),
    livre: z.number().int().nullable().describe('Livre no estoque do posto da OS; null: serviço.'),
    ativo: z.boolean().describe('false: saiu do cadastro, e uma versão nova não o aceita.'),
  })
  .meta({ id: 'OrcamentoItem' })
export type OrcamentoItem = z.infer<typeof OrcamentoItem>

/** `?q=`: the beginning of a code, or part of a name. */
export const OrcamentoItemQuery = z.object({
  q: z.string().trim().max(100).default(''),
  tipo: LinhaTipo.optional(),
})
export type OrcamentoItemQuery = z.infer<typeof OrcamentoItemQuery>

const nomeado = z.object({ id: z.number().int(), nome: z.string() })

/** A template with what its lines name, as it is today. */
export const OrcamentoModelo = z
  .object({
    id: z.number().int(),
    nome: z.string(),
    sintoma: nomeado.nullable(),
    causa: nomeado.nullable(),
    itens: z.array(OrcamentoItem.extend({ opcional: z.boolean() })),
  })
  .meta({ id: 'OrcamentoModelo' })
export type OrcamentoModelo = z.infer<typeof OrcamentoModelo>

/** What the budget's screen needs besides the order. */
export const OrcamentoMesa = z
  .object({
    itens: z.array(OrcamentoItem).describe('Os das linhas da versão atual.'),
    descontoMaximo: z.number().int().describe('O desta pessoa, em %.'),
    descontos: z
      .array(z.object({ perfil: z.string(), maximo: z.number().int(), meu: z.boolean() }))
      .describe('De cada perfil que orça, do menor ao maior.'),
    modelos: z.array(OrcamentoModelo).describe('Os da rede e os do posto da OS.'),
  })
  .meta({ id: 'OrcamentoMesa' })
export type OrcamentoMesa = z.infer<typeof OrcamentoMesa>

/** A version of an order's budget, to be compared with the others. */
export const OrcamentoVersao = z
  .object({
    versao: z.number().int(),
    situacao: z.enum(ORCAMENTO_SITUACOES),
    complemento: z.boolean(),
    salvoEm: Instante,
    salvoPor: z.string().nullable(),
    prazoDiasUteis: z.number().int().nullable(),
    linhas: z.array(
      z.object({
        tipo: LinhaTipo,
        itemId: z.number().int(),
        nome: z.string(),
        quantidade: z.number().int(),
        garantia: z.boolean(),
        opcional: z.boolean(),
        valorFinal: z.number(),
        situacao: LinhaSituacao,
      }),
    ),
    resposta: z
      .object({ aprovado: z.boolean(), motivo: z.string().nullable(), em: Instante })
      .nullable()
      .describe('A que vale; null: nenhuma.'),
  })
  .meta({ id: 'OrcamentoVersao' })
export type OrcamentoVersao = z.infer<typeof OrcamentoVersao>
