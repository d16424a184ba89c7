import { z } from 'zod'
import { Arquivo, ArquivoInput } from '../../casca/arquivo/index.ts'
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
  FEITOS_FECHAMENTO,
  RETENCAO_TIPOS,
  STATUS_FECHAMENTO,
} from './values.ts'

export * from './quadro.ts'
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
    pagoEm: z.iso.date().nullable().describe('De um mês sem nada a pagar, o dia em que se encerrou.'),
    ordem: z.number().int().describe('O mês mais novo tem o menor número, antes os contestados.'),
    versao: z.number().int(),
    _links: Links.optional(),
  })
  .meta({ id: 'FechamentoResumo' })

/** Absent from a line of which nobody has said anything: a month has thousands of them. */
const dito = <T extends z.ZodType>(schema: T) => schema.nullable().optional()

/** One line of a closing; what was said of it stands only where something was. */
export const FechamentoLinha = z
  .object({
    id: z.number().int().nullable().describe('null enquanto o mês está em aberto: a linha ainda muda.'),
    tipo: z.enum(FECHAMENTO_LINHA_TIPOS),
    ordemServico: z.object({ id: z.number().int(), numero: z.string() }).nullable(),
    cobranca: z.object({ id: z.number().int() }).nullable().describe('A cobrança de plano que se desconta.'),
    modelo: z.string().nullable(),
    finalizadaEm: z.iso.date().nullable().describe('O dia em que a OS foi finalizada.'),
    descricao: z.string(),
    natureza: z.enum(FECHAMENTO_NATUREZAS).nullable(),
    valor: z.number().describe('Como veio da OS.'),
    valorFinal: z.number().describe('O que se paga dela.'),
    situacao: z.enum(FECHAMENTO_LINHA_SITUACOES),
    glosaMotivo: dito(z.string()),
    respondeAte: dito(z.iso.datetime()).describe('Até quando o posto pode contestar a glosa.'),
    contestacao: dito(z.string()),
    contestadaEm: dito(z.iso.datetime()),
    contestadaPor: dito(z.string()),
    contestacaoArquivo: dito(Arquivo),
    resposta: dito(z.string()),
    arquivo: dito(Arquivo).describe('O do ajuste.'),
    por: dito(z.string()).describe('Quem incluiu o ajuste.'),
  })
  .meta({ id: 'FechamentoLinha' })
export type FechamentoLinha = z.infer<typeof FechamentoLinha>

const arquivo = ArquivoInput.nullish().describe('PDF ou foto, até 10 MB.')
const Nota = z.object({ numero: z.string(), valor: z.number(), arquivo: Arquivo.nullable() })
const NotaInput = z.object({ numero: obrigatorio(40), valor: Dinheiro, arquivo })

/** A tax that is kept back from a payment; only another one has words of its own. */
export const Retencao = z
  .object({
    tipo: z.enum(RETENCAO_TIPOS),
    descricao: opcional(60),
    valor: Dinheiro.refine((valor) => valor > 0, { error: coded('DINHEIRO_INVALIDO') }),
  })
  .refine(({ tipo, descricao }) => tipo !== 'OUTRA' || !!descricao, {
    path: ['descricao'],
    error: coded('EMPTY_REQUIRED_FIELD'),
  })
export type Retencao = z.infer<typeof Retencao>

const resumo = z.object({
  maoDeObra: z.number(),
  pecas: z.number(),
  restituicoes: z
    .number()
    .describe('Restituições e abatimentos ao consumidor, que o fabricante deve ao posto.'),
  ajustes: z.number().describe('De OS mudadas depois e lançados à mão.'),
  debitos: z.number().describe('Cobranças de plano retidas.'),
  transporte: z.number().describe('Saldo negativo que veio de um mês ou foi para outro.'),
  total: z.number(),
})

/** The closing of a post and month, line by line. */
export const Fechamento = z
  .object({
    id: z.number().int(),
    posto: PostoDoRegistro,
    cnpj: z.string().describe('Do posto, sem máscara.'),
    mes: z.iso.date(),
    situacao: z.enum(STATUS_FECHAMENTO),
    extrato: z
      .object({
        numero: z.string().describe('Do mês e do posto: 2026-10/0017.'),
        hash: z
          .string()
          .describe('SHA-256 do posto, do mês e das linhas; o mesmo enquanto o fechamento existir.'),
      })
      .nullable()
      .describe('null até ser aprovado: as linhas ainda mudam.'),
    conferenciaEm: z.iso.datetime().nullable(),
    aprovadoEm: z.iso.datetime().nullable(),
    aprovadoPor: z.string().nullable(),
    pagamento: z
      .object({
        data: z.iso.date(),
        por: z.string().nullable(),
        comprovante: z.string().nullable(),
        arquivo: Arquivo.nullable(),
        nfse: Nota.nullable().describe('null: dispensada.'),
        retencoes: z.array(
          z.object({ tipo: z.enum(RETENCAO_TIPOS), descricao: z.string().nullable(), valor: z.number() }),
        ),
        retido: z.number().describe('A soma das retenções.'),
        liquido: z.number().describe('O que o posto recebeu: o total menos as retenções.'),
      })
      .nullable()
      .describe('null também de um mês sem nada a pagar, que a aprovação encerra.'),
    nota: Nota.nullable().describe('A NFS-e que o posto enviou depois de aprovado.'),
    linhas: z.array(FechamentoLinha),
    daFabrica: z
      .array(z.object({ ordemServico: z.object({ id: z.number().int() }), descricao: z.string() }))
      .describe('As peças em garantia que a fábrica enviou a estas OS; não se pagam.'),
    resumo,
    historico: z
      .array(
        z.object({
          em: z.iso.datetime(),
          por: z.string().nullable(),
          feito: z.enum(FEITOS_FECHAMENTO),
          sobre: z.string().nullable().describe('A linha, o motivo do ajuste ou o número da NFS-e.'),
          de: z.number().nullable(),
          para: z.number().nullable().describe('O que a linha passou a valer, ou o valor do ajuste.'),
        }),
      )
      .describe('Quem mudou o que se paga, e quando; do mais novo ao mais antigo.'),
    contestadas: z.number().int(),
    glosadas: z.number().int().describe('Linhas glosadas que o posto ainda pode contestar.'),
    diasGlosa: z
      .number()
      .int()
      .nullable()
      .describe('Em quantos dias o posto contesta uma linha glosada hoje; null a quem não pode glosar.'),
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
  .refine((value) => value !== 0 && cents(value), { error: coded('AJUSTE_INVALIDO') })

/** What each act takes. */
export const ATO_FECHAMENTO_INPUTS = {
  contestar: z.object({ linha, mensagem: obrigatorio(500), arquivo, versao: Versao }),
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
    arquivo,
    versao: Versao,
  }),
  aprovar: z.object({ versao: Versao }),
  enviarNota: z.object({ nfse: NotaInput, versao: Versao }),
  pagar: z
    .object({
      data: dia.describe('O dia em que se pagou; não depois de hoje.'),
      comprovante: opcional(120),
      arquivo,
      nfse: NotaInput.nullish().describe('Sem arquivo, fica o que o posto enviou.'),
      dispensada: z.boolean().default(false).describe('Sem nota de serviço do posto.'),
      retencoes: z
        .array(Retencao)
        .max(RETENCAO_TIPOS.length)
        .refine((retencoes) => new Set(retencoes.map(({ tipo }) => tipo)).size === retencoes.length, {
          error: coded('RETENCAO_REPETIDA'),
        })
        .default([])
        .describe('Cada imposto uma vez; juntas, até o valor do fechamento.'),
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
