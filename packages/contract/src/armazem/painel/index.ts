import { z } from 'zod'
import { ClienteResumo } from '../../registers/cliente.ts'
import { Etapa, Situacao } from '../pedido/status.ts'
import { ETAPAS_DE_ESPERA } from '../pedido/values.ts'
import { Instante } from '../../casca/tempo/index.ts'

export { DIAS_DOS_GRAFICOS } from './values.ts'

/** Most entries of the ready-for-dispatch panel (decisions 13). */
export const PRONTOS_LIMITE = 50
/** The panel asks again after this time even without a push (spec §2, §9). */
export const PAINEL_REFRESH_MS = 10_000
/** Dashboard filters and search-selects wait this long after the last key (spec §9). */
export const DEBOUNCE_MS = 1000

/** One card: how many, and the newest order of that status (by `criadoEm`). */
export const Cartao = z
  .object({
    status: Situacao,
    quantidade: z.number().int(),
    numeroPedido: z.number().int().nullable(),
    data: Instante.nullable(),
  })
  .meta({ id: 'Cartao' })
export type Cartao = z.infer<typeof Cartao>

export const Pronto = z
  .object({
    id: z.number().int(),
    numeroPedido: z.number().int(),
    cliente: ClienteResumo.pick({ id: true, nomeFantasia: true }),
    etapa: Etapa,
    dataHoraColeta: Instante,
  })
  .meta({ id: 'Pronto' })
export type Pronto = z.infer<typeof Pronto>

/** `GET /pedidos/painel`. */
export const Painel = z
  .object({
    cartoes: z.array(Cartao).length(6),
    prontos: z.array(Pronto).max(PRONTOS_LIMITE),
    maisProntos: z.number().int().describe('Quantos pedidos prontos além dos listados.'),
  })
  .meta({ id: 'Painel' })
export type Painel = z.infer<typeof Painel>

/** `GET /pedidos/painel/semana`: the last seven days, today last. */
export const SemanaDoPainel = z
  .array(
    z.object({
      dia: z.string().describe('yyyy-MM-dd'),
      pedidos: z.number().int().describe('Criados no dia, sem os cancelados.'),
      expedidos: z.number().int(),
      noPrazo: z.number().int().describe('Dos expedidos, os que saíram até a coleta.'),
      passagens: z.number().int().describe('Etapas que pedidos deixaram no dia.'),
      atrasadas: z.number().int().describe('Dessas, as que passaram do prazo.'),
    }),
  )
  .meta({ id: 'PainelSemana' })
export type SemanaDoPainel = z.infer<typeof SemanaDoPainel>

export const GraficosQuery = z.object({
  dias: z.enum(['7', '14', '30']).default('14').describe('Quantos dias, hoje por último.'),
})

/** `GET /pedidos/painel/graficos`: the second page of the panel. */
export const GraficosDoPainel = z
  .object({
    dias: SemanaDoPainel,
    horas: z
      .array(z.object({ hora: z.number().int(), pedidos: z.number().int() }))
      .length(24)
      .describe('Em que hora do dia os pedidos foram criados.'),
    etapas: z.array(
      z.object({
        etapa: z.enum(ETAPAS_DE_ESPERA),
        passagens: z.number().int(),
        mediana: z.number().nullable().describe('Horas.'),
        p90: z.number().nullable().describe('Horas.'),
      }),
    ),
    separadores: z
      .array(
        z.object({
          usuario: z.number().int(),
          nome: z.string(),
          linhas: z.number().int(),
          horas: z.number().describe('Com pedidos na mão; vários ao mesmo tempo contam uma vez.'),
          linhasPorHora: z.number(),
        }),
      )
      .describe('De quem separou por leitor, os mais rápidos em cima; no máximo 30.'),
  })
  .meta({ id: 'PainelGraficos' })
export type GraficosDoPainel = z.infer<typeof GraficosDoPainel>
