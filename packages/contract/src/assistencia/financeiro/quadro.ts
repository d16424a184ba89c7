import { z } from 'zod'
import { coded } from '../../casca/errors/index.ts'
import { Escolhidos } from '../../casca/massa/index.ts'
import { CONTAS_DINHEIRO, STATUS_FECHAMENTO } from './values.ts'

/** How many months the chart has, and how many columns before the month in work. */
export const QUADRO_MESES = 24
export const QUADRO_ANTERIORES = 4

const valor = z.number()

export const QuadroQuery = z.object({
  mes: z.iso
    .date({ error: coded('DATA_INVALIDA') })
    .optional()
    .describe('Um dia do mês; sem ele, o mês mais novo que já fechou, ou o corrente.'),
})
export type QuadroQuery = z.infer<typeof QuadroQuery>

const DoMes = z.object({
  id: z.number().int(),
  mes: z.iso.date(),
  situacao: z.enum(STATUS_FECHAMENTO),
  total: valor,
})

export const QuadroPosto = z
  .object({
    posto: z.object({
      id: z.number().int(),
      nomeFantasia: z.string(),
      cidade: z.string(),
      estado: z.string(),
      cnpj: z.string(),
      codigoSap: z.string().nullable(),
    }),
    fechamento: DoMes.extend({
      contestadas: z.number().int(),
      contestado: valor,
      aprovavel: z.boolean().describe('Em conferência, sem contestação nem glosa no prazo do posto.'),
      versao: z.number().int(),
    }),
    anteriores: z
      .array(DoMes)
      .describe('Os dos quatro meses antes que existem, do mais antigo ao mais novo.'),
  })
  .meta({ id: 'QuadroPosto' })
export type QuadroPosto = z.infer<typeof QuadroPosto>

/** The closings of a month, post by post, and what 24 months came to (rede §4). */
export const QuadroFinanceiro = z
  .object({
    mes: z.iso.date().describe('O primeiro dia do mês mostrado.'),
    meses: z
      .array(z.object({ mes: z.iso.date(), total: valor, aberto: z.boolean() }))
      .describe('24 meses até o corrente, do mais antigo ao mais novo; o corrente ainda cresce.'),
    total: valor,
    situacoes: z.array(
      z.object({ situacao: z.enum(STATUS_FECHAMENTO), postos: z.number().int(), total: valor }),
    ),
    contestados: z.object({
      postos: z.number().int(),
      total: valor.describe('A soma das linhas contestadas.'),
    }),
    postos: z.array(QuadroPosto).describe('Contestados primeiro, depois os que se podem aprovar.'),
  })
  .meta({ id: 'QuadroFinanceiro' })
export type QuadroFinanceiro = z.infer<typeof QuadroFinanceiro>

/** Approves up to 100 closings, each by its own rules. */
export const FechamentoMassa = z
  .object({ ato: z.literal('aprovar'), registros: Escolhidos })
  .meta({ id: 'FechamentoMassa' })
export type FechamentoMassa = z.infer<typeof FechamentoMassa>

/** `GET /financeiro/contagem`: what waits for this person, the most urgent first. */
export const DinheiroContagem = z
  .array(
    z.object({
      conta: z.enum(CONTAS_DINHEIRO),
      total: z.number().int().describe('Quantos fechamentos; de VENCIDAS, quantas cobranças.'),
    }),
  )
  .meta({ id: 'DinheiroContagem' })
export type DinheiroContagem = z.infer<typeof DinheiroContagem>
