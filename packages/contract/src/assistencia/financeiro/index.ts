import { z } from 'zod'
import { Dinheiro } from '../../casca/dinheiro/index.ts'
import { coded } from '../../casca/errors/index.ts'
import { Id, Links, Versao } from '../../casca/paging/index.ts'
import { obrigatorio, opcional } from '../../casca/texto/index.ts'
import { PostoDoRegistro } from '../../registers/consumidor.ts'
import {
  ATOS_FECHAMENTO,
  FECHAMENTO_LINHA_SITUACOES,
  FECHAMENTO_LINHA_TIPOS,
  FECHAMENTO_NATUREZAS,
  STATUS_FECHAMENTO,
} from './values.ts'

export * from './values.ts'

const dia = z.iso.date({ error: coded('DATA_INVALIDA') })
const cents = (value: number): boolean => Number(value.toFixed(2)) === value

/** A closing as lists show it. */
export const FechamentoResumo = z
  .object({
    id: z.number().int(),
    posto: PostoDoRegistro,
    mes: z.iso.date().describe('O primeiro dia do mês.'),
    situacao: z.enum(STATUS_FECHAMENTO),
    total: z.number().describe('A soma das linhas como valem agora; do mês em aberto, até este instante.'),
    contestadas: z.number().int(),
    contestado: z.number().describe('A soma das linhas contestadas sem resposta.'),
    pagoEm: z.iso.date().nullable(),
    ordem: z.number().int().describe('O mês mais novo tem o menor número, antes os contestados.'),
    versao: z.number().int(),
    _links: Links.optional(),
  })
  .meta({ id: 'FechamentoResumo' })

export const FechamentoLinha = z
  .object({
    id: z.number().int().nullable().describe('null enquanto o mês está em aberto: a linha ainda muda.'),
    tipo: z.enum(FECHAMENTO_LINHA_TIPOS),
    ordemServico: z.object({ id: z.number().int(), numero: z.string() }).nullable(),
    modelo: z.string().nullable(),
    descricao: z.string(),
    natureza: z.enum(FECHAMENTO_NATUREZAS).nullable(),
    valor: z.number().describe('Como veio da OS.'),
    valorFinal: z.number().describe('O que se paga dela.'),
    situacao: z.enum(FECHAMENTO_LINHA_SITUACOES),
    glosaMotivo: z.string().nullable(),
    respondeAte: z.iso.datetime().nullable().describe('Até quando o posto pode contestar a glosa.'),
    contestacao: z.string().nullable(),
    contestadaEm: z.iso.datetime().nullable(),
    contestadaPor: z.string().nullable(),
    resposta: z.string().nullable(),
    por: z.string().nullable().describe('Quem incluiu o ajuste.'),
  })
  .meta({ id: 'FechamentoLinha' })
export type FechamentoLinha = z.infer<typeof FechamentoLinha>

const resumo = z.object({
  maoDeObra: z.number(),
  pecas: z.number(),
  restituicoes: z
    .number()
    .describe('Restituições e abatimentos ao consumidor, que o fabricante deve ao posto.'),
  ajustes: z.number().describe('De OS mudadas depois e lançados à mão.'),
  transporte: z.number().describe('Saldo negativo que veio de um mês ou foi para outro.'),
  total: z.number(),
})

/** The closing of a post and month, line by line. */
export const Fechamento = z
  .object({
    id: z.number().int(),
    posto: PostoDoRegistro,
    mes: z.iso.date(),
    situacao: z.enum(STATUS_FECHAMENTO),
    conferenciaEm: z.iso.datetime().nullable(),
    aprovadoEm: z.iso.datetime().nullable(),
    aprovadoPor: z.string().nullable(),
    pagamento: z
      .object({
        data: z.iso.date(),
        por: z.string().nullable(),
        comprovante: z.string().nullable(),
        nfse: z.object({ numero: z.string(), valor: z.number() }).nullable().describe('null: dispensada.'),
      })
      .nullable(),
    linhas: z.array(FechamentoLinha),
    resumo,
    contestadas: z.number().int(),
    atos: z.array(z.enum(ATOS_FECHAMENTO)).describe('O que esta pessoa pode fazer agora.'),
    versao: z.number().int(),
    _links: Links.optional(),
  })
  .meta({ id: 'Fechamento' })
export type Fechamento = z.infer<typeof Fechamento>

const linha = z.object({ id: Id })
const ajuste = z
  .number()
  .min(-9_999_999.99)
  .max(9_999_999.99)
  .refine((value) => value !== 0 && cents(value), { error: coded('DINHEIRO_INVALIDO') })

/** What each act takes. */
export const ATO_FECHAMENTO_INPUTS = {
  contestar: z.object({ linha, mensagem: obrigatorio(500), versao: Versao }),
  aceitarGlosa: z.object({ linha, versao: Versao }),
  responder: z.object({
    linha,
    resposta: obrigatorio(500),
    valor: Dinheiro.nullish().describe('O que se paga da linha; sem ele, o que ela vale fica.'),
    versao: Versao,
  }),
  glosar: z.object({ linha, motivo: obrigatorio(300), versao: Versao }),
  ajustar: z.object({
    valor: ajuste.describe('Negativo: a descontar.'),
    motivo: obrigatorio(300),
    versao: Versao,
  }),
  aprovar: z.object({ versao: Versao }),
  pagar: z
    .object({
      data: dia.describe('O dia em que se pagou; não depois de hoje.'),
      comprovante: opcional(120),
      nfse: z.object({ numero: obrigatorio(40), valor: Dinheiro }).nullish(),
      dispensada: z.boolean().default(false).describe('Sem nota de serviço do posto.'),
      versao: Versao,
    })
    .refine(({ nfse, dispensada }) => dispensada !== (nfse !== null && nfse !== undefined), {
      path: ['nfse'],
      error: coded('EMPTY_REQUIRED_FIELD'),
    }),
} as const satisfies Record<(typeof ATOS_FECHAMENTO)[number], z.ZodType>
export type AtoInput<A extends keyof typeof ATO_FECHAMENTO_INPUTS> = z.infer<
  (typeof ATO_FECHAMENTO_INPUTS)[A]
>

/** First and last month of a sum. */
export const TotalFinanceiroQuery = z.object({ de: dia, ate: dia })
export type TotalFinanceiroQuery = z.infer<typeof TotalFinanceiroQuery>

/** Credits and adjustments of a period, without separate deductions (rede §4). */
export const TotalFinanceiro = z
  .object({ creditos: z.number(), ajustes: z.number(), total: z.number() })
  .meta({ id: 'TotalFinanceiro' })
export type TotalFinanceiro = z.infer<typeof TotalFinanceiro>
