import { z } from 'zod'
import { coded } from '../../casca/errors/index.ts'
import { Id } from '../../casca/paging/index.ts'
import { hasFourDecimals, QUANTIDADE_MAXIMA } from '../estoque/index.ts'
import { codigoLido, LinhaLida } from '../separacao/index.ts'
import {
  CRITERIOS_CONTAGEM,
  IDADE_MAXIMA_MS,
  LINHAS_POR_CONTAGEM,
  MOTIVOS_AJUSTE,
  PRODUTOS_POR_CONTAGEM,
  SITUACOES_CONTADA,
  VALIDADES_CONTAGEM,
} from './values.ts'
import { Instante } from '../../casca/tempo/index.ts'

export * from './values.ts'

/** Body of the opening: the lots that a criterion finds and that stand in no open list. */
export const ContagemInput = z
  .object({
    criterio: z.enum(CRITERIOS_CONTAGEM),
    produtos: z.array(Id).max(PRODUTOS_POR_CONTAGEM).default([]).describe('Para PRODUTO.'),
    cliente: Id.nullish().describe('Exigido para CLIENTE; nos outros, só os lotes dele.'),
    dias: z
      .union(VALIDADES_CONTAGEM.map((dias) => z.literal(dias)))
      .nullish()
      .describe('Para VALIDADE: o que vence até lá.'),
    quantos: z.number().int().min(1).max(LINHAS_POR_CONTAGEM).nullish().describe('Para GIRO: quantos lotes.'),
  })
  .superRefine(({ criterio, produtos, cliente, dias, quantos }, issues) => {
    const missing = {
      PRODUTO: produtos.length === 0 && 'produtos',
      CLIENTE: !cliente && 'cliente',
      VALIDADE: !dias && 'dias',
      GIRO: !quantos && 'quantos',
    }[criterio]
    if (missing) issues.addIssue({ code: 'custom', path: [missing], message: coded('EMPTY_REQUIRED_FIELD') })
  })
  .meta({ id: 'ContagemInput' })
export type ContagemInput = z.infer<typeof ContagemInput>

/** A counting list, in the list of lists. */
export const ContagemResumo = z
  .object({
    id: z.number().int(),
    descricao: z.string(),
    abertaPor: z.string().nullable(),
    abertaEm: Instante,
    encerradaEm: Instante.nullable(),
    linhas: z.number().int(),
    contadas: z.number().int().describe('Linhas com a primeira contagem.'),
    segundas: z.number().int().describe('Linhas que esperam a segunda contagem.'),
    diferentes: z.number().int().describe('Diferenças confirmadas que ninguém ajustou.'),
    pedidas: z.number().int().describe('Ajustes pedidos que esperam aprovação.'),
  })
  .meta({ id: 'ContagemResumo' })
export type ContagemResumo = z.infer<typeof ContagemResumo>

/** One count of a lot, with the ledger of that moment. */
export const Contada = z
  .object({
    quantidade: z.number(),
    sistema: z.number().describe('O saldo físico na hora da contagem.'),
    separado: z.number().describe('O que pedidos já tinham tirado da prateleira.'),
    diferenca: z.number().describe('quantidade − (sistema − separado).'),
    por: z.string().nullable(),
    em: Instante,
  })
  .meta({ id: 'Contada' })
export type Contada = z.infer<typeof Contada>

/** A lot of a list with both counts, for the people who decide. */
export const ContagemLinha = LinhaLida.extend({
  id: z.number().int(),
  produto: z.number().int(),
  cliente: z.string(),
  endereco: z.string().nullable(),
  situacao: z.enum(SITUACOES_CONTADA),
  primeira: Contada.nullable(),
  segunda: Contada.nullable(),
  motivo: z.enum(MOTIVOS_AJUSTE).nullable(),
  pedidaPor: z.string().nullable(),
  aprovadaPor: z.string().nullable(),
  outraPessoa: z.boolean().describe('A contagem que vale ou o pedido é seu: outra pessoa aprova.'),
}).meta({ id: 'ContagemLinha' })
export type ContagemLinha = z.infer<typeof ContagemLinha>

export const Contagem = ContagemResumo.extend({
  acuracia: z.number().nullable().describe('Em %, por unidades; null: nada contado.'),
  itens: z.array(ContagemLinha),
}).meta({ id: 'Contagem' })
export type Contagem = z.infer<typeof Contagem>

/** A lot that this person may count now; nothing says how many there should be. */
export const LinhaAContar = LinhaLida.extend({
  id: z.number().int(),
  vez: z.union([z.literal(1), z.literal(2)]).describe('2: a primeira contagem não bateu.'),
  endereco: z.string().nullable(),
}).meta({ id: 'LinhaAContar' })
export type LinhaAContar = z.infer<typeof LinhaAContar>

export const ContagemColetor = z
  .object({
    id: z.number().int(),
    descricao: z.string(),
    encerrada: z.boolean(),
    feitas: z.number().int(),
    total: z.number().int().describe('Contagens a fazer ao todo, com as segundas.'),
    linhas: z.array(LinhaAContar),
  })
  .meta({ id: 'ContagemColetor' })
export type ContagemColetor = z.infer<typeof ContagemColetor>

/** Body of `contar`: what lies on the shelf; 0 is an empty place. */
export const ContarLoteInput = z
  .object({
    linha: Id,
    vez: z.union([z.literal(1), z.literal(2)]),
    quantidade: z
      .number()
      .min(0)
      .max(QUANTIDADE_MAXIMA)
      .refine(hasFourDecimals, { error: coded('CASAS_DECIMAIS') }),
    codigo: codigoLido.nullable().describe('A última etiqueta lida; null quando o número foi digitado.'),
  })
  .meta({ id: 'ContagemContar' })
export type ContarLoteInput = z.infer<typeof ContarLoteInput>

/**
 * How long an act waited in the collector, by its own clock: the count holds for the moment in which it was made. The
 * other headers stay as they came.
 */
export const IdadeHeaders = z.looseObject({
  'x-idade-ms': z.coerce
    .number()
    .int()
    .min(0)
    .max(IDADE_MAXIMA_MS)
    .default(0)
    .describe('Há quantos milissegundos o ato foi feito, pelo relógio do coletor.'),
})

/** The answer of `contar`; it stays blind. */
export const LoteContado = z
  .object({ linha: z.number().int(), vez: z.number().int() })
  .meta({ id: 'LoteContado' })
export type LoteContado = z.infer<typeof LoteContado>

const algumas = z.array(Id).min(1).max(LINHAS_POR_CONTAGEM)

/** Body of `recontar`, `aprovar` and `recusar`. */
export const ContagemLinhasInput = z.object({ linhas: algumas }).meta({ id: 'ContagemLinhas' })
export type ContagemLinhasInput = z.infer<typeof ContagemLinhasInput>

/** Body of `pedir`: each difference with its reason. */
export const PedirAjusteInput = z
  .object({
    linhas: z
      .array(z.object({ id: Id, motivo: z.enum(MOTIVOS_AJUSTE) }))
      .min(1)
      .max(LINHAS_POR_CONTAGEM),
  })
  .meta({ id: 'ContagemPedirAjuste' })
export type PedirAjusteInput = z.infer<typeof PedirAjusteInput>
