import { z } from 'zod'
import { Dinheiro } from '../../casca/dinheiro/index.ts'
import { Id, Versao } from '../../casca/paging/index.ts'
import { PostoDoRegistro } from '../../registers/consumidor.ts'

import { DIAS_VENCIMENTO, IMPEDIMENTOS_PLANO, QUANDO_PLANO } from './values.ts'

const Plano = z.object({
  id: z.number().int(),
  nome: z.string(),
  periodicidade: z.enum(['MENSAL', 'ANUAL']),
  licencas: z.number().int(),
  valor: z.number().describe('O preço de hoje, por mês ou por ano.'),
})

/** A plan that a post may change to, with what that would do. */
export const OpcaoDePlano = Plano.extend({
  quando: z
    .enum(QUANDO_PLANO)
    .describe('JA: mais caro no ano, ou igual sem perder licenças; FIM_DO_PERIODO: os outros.'),
  em: z.iso.date().describe('O primeiro dia do plano.'),
  diferenca: z.number().describe('Do que resta do período já cobrado, por dia; 0 no fim do período.'),
  vencimento: z.iso
    .date()
    .nullable()
    .describe('Da cobrança da diferença; null se não há, ou se ela entra na próxima cobrança.'),
  proximaCobranca: z.iso
    .date()
    .describe('O dia em que o próximo período começa e o plano é cobrado inteiro.'),
  impedimento: z.enum(IMPEDIMENTOS_PLANO).nullable(),
}).meta({ id: 'OpcaoDePlano' })
export type OpcaoDePlano = z.infer<typeof OpcaoDePlano>

/** A post's plan, the one that takes its place, and what else it may choose. */
/** The overdue charges of a post, which one PIX pays together. */
const EmAtraso = z.object({
  cobrancas: z
    .array(
      z.object({
        id: z.number().int(),
        competencia: z.iso.date(),
        vencimento: z.iso.date(),
        diasEmAtraso: z.number().int(),
        total: z.number().describe('O que se deve hoje dela.'),
      }),
    )
    .describe('A mais antiga primeiro.'),
  total: z.number(),
  pix: z.string().nullable().describe('Copia e cola de todas, hoje; null sem chave PIX nas configurações.'),
})
export type EmAtraso = z.infer<typeof EmAtraso>

export const PlanoDoPosto = z
  .object({
    id: z.number().int(),
    posto: PostoDoRegistro,
    pessoas: z.number().int().describe('Quantas trabalham no posto.'),
    plano: Plano.extend({ ate: z.iso.date().describe('O último dia já cobrado.') }),
    desde: z.iso.date().describe('Quando o posto assinou.'),
    diaVencimento: z.number().int().describe('O dia do mês em que as cobranças vencem.'),
    cupom: z
      .object({ codigo: z.string(), desconto: z.number().int().describe('Em % do plano.') })
      .nullable()
      .describe('O cupom com que o posto assinou, também depois de acabar.'),
    agendado: Plano.extend({ em: z.iso.date() })
      .nullable()
      .describe('O plano menor que começa nesse dia, se couberem as pessoas.'),
    descontoRestante: z.number().int().describe('Quantas cobranças do plano o cupom ainda cobre.'),
    opcoes: z.array(OpcaoDePlano),
    emAtraso: EmAtraso.nullable().describe('Quando mais de uma cobrança está vencida.'),
    versao: z.number().int(),
  })
  .meta({ id: 'PlanoDoPosto' })
export type PlanoDoPosto = z.infer<typeof PlanoDoPosto>

export const PlanoMudanca = z
  .object({
    plano: z.object({ id: Id }),
    diferenca: Dinheiro.describe('A que foi mostrada: outra é recusada com PLANO_VALOR_MUDOU.'),
    versao: Versao,
  })
  .meta({ id: 'PlanoMudanca' })
export type PlanoMudanca = z.infer<typeof PlanoMudanca>

/** Another day of the month for the charges that are made from now on. */
export const PlanoVencimento = z
  .object({
    diaVencimento: z.literal(DIAS_VENCIMENTO),
    versao: Versao,
  })
  .meta({ id: 'PlanoVencimento' })
export type PlanoVencimento = z.infer<typeof PlanoVencimento>

export const PlanoDesistencia = z.object({ versao: Versao }).meta({ id: 'PlanoDesistencia' })
export type PlanoDesistencia = z.infer<typeof PlanoDesistencia>

/** A post without a plan, and what it may choose as its first. */
export const PrimeiroPlano = z
  .object({
    posto: PostoDoRegistro,
    pessoas: z.number().int().describe('Quantas trabalham no posto.'),
    opcoes: z.array(
      Plano.extend({
        impedimento: z
          .enum(IMPEDIMENTOS_PLANO)
          .nullable()
          .describe('LICENCAS_EM_USO: mais pessoas no posto do que licenças no plano.'),
      }),
    ),
  })
  .meta({ id: 'PrimeiroPlano' })
export type PrimeiroPlano = z.infer<typeof PrimeiroPlano>

export const PrimeiroPlanoEscolha = z
  .object({
    plano: z.object({ id: Id }),
    diaVencimento: z.union(DIAS_VENCIMENTO.map((value) => z.literal(value))),
    codigoCupom: z.string().trim().max(40).nullish(),
  })
  .meta({ id: 'PrimeiroPlanoEscolha' })
export type PrimeiroPlanoEscolha = z.infer<typeof PrimeiroPlanoEscolha>

/** What the chosen plan costs with the coupon, before it is taken. */
export const PrimeiroPlanoPreco = z
  .object({
    valor: z.number(),
    desconto: z.number(),
    total: z.number().describe('Da primeira cobrança.'),
    cobrancasComDesconto: z.number().int().describe('De quantas cobranças o cupom desconta.'),
    vencimento: z.iso.date().describe('Da primeira cobrança.'),
    ate: z.iso.date().describe('O último dia que a primeira cobrança paga.'),
  })
  .meta({ id: 'PrimeiroPlanoPreco' })
export type PrimeiroPlanoPreco = z.infer<typeof PrimeiroPlanoPreco>

export const PrimeiroPlanoInput = PrimeiroPlanoEscolha.extend({
  total: Dinheiro.describe('O que foi mostrado: outro é recusado com PLANO_VALOR_MUDOU.'),
}).meta({ id: 'PrimeiroPlanoInput' })
export type PrimeiroPlanoInput = z.infer<typeof PrimeiroPlanoInput>
