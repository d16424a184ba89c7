import { z } from 'zod'
import { opcional } from '../../casca/texto/index.ts'
import { Valor } from './orcamento.ts'
import { FORMAS_PAGAMENTO, PAGAMENTO_TIPOS } from './values.ts'
import { Instante } from '../../casca/tempo/index.ts'

export const FormaPagamento = z.enum(FORMAS_PAGAMENTO)
export type FormaPagamento = z.infer<typeof FormaPagamento>

export const PagamentoTipo = z.enum(PAGAMENTO_TIPOS)
export type PagamentoTipo = z.infer<typeof PagamentoTipo>

/** One of several ways in which an amount is paid. */
export const PagamentoInput = z
  .object({ forma: FormaPagamento, valor: Valor.min(0.01) })
  .meta({ id: 'PagamentoInput' })
export type PagamentoInput = z.infer<typeof PagamentoInput>

/** The money of a delivery: paid in one or several ways, or not charged, with the reason (decisions 56). */
export const cobranca = {
  pagamentos: z.array(PagamentoInput).max(10).default([]).describe('Juntos, o que falta receber.'),
  semCobranca: opcional(500).describe('Por que não se cobra o que é devido.'),
}

/** The account between consumer and post for one order, in reais. */
export const OsConta = z
  .object({
    devido: z.number().describe('O que o consumidor deve ao todo; o sinal ainda não tirado.'),
    abatimento: z
      .number()
      .describe('Do preço, escolhido depois dos 30 dias; o que passa do devido se devolve.'),
    desconto: z.number().describe('Quanto o orçamento ficou abaixo da tabela.'),
    recebido: z.number().describe('O que já pagou, menos o que foi devolvido.'),
    falta: z.number(),
    aDevolver: z.number(),
    taxaDiagnostico: z.number().describe('Do devido, a taxa aceita na entrada: só com o orçamento recusado.'),
    faltaSinal: z.number().describe('Do sinal pedido, o que ainda não veio.'),
    semCobranca: z.string().nullable(),
    pagamentos: z.array(
      z.object({
        id: z.number().int(),
        tipo: PagamentoTipo,
        forma: FormaPagamento,
        valor: z.number(),
        em: Instante,
        quem: z.string().describe('Quem recebeu, ou devolveu.'),
      }),
    ),
  })
  .meta({ id: 'OsConta' })
export type OsConta = z.infer<typeof OsConta>
