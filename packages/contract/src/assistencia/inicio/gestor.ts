import { z } from 'zod'
import { FormaPagamento, Semaforo } from '../ordemServico/index.ts'
import { DECISOES, MOST_NO_INICIO, RAIAS_DO_INICIO, SEMANAS_DO_INICIO } from './values.ts'
import { Instante } from '../../casca/tempo/index.ts'

const quantas = z.number().int()
const posto = z.object({ id: z.number().int(), nomeFantasia: z.string() })
const ordem = z.object({ id: z.number().int(), numero: z.string(), posto, versao: z.number().int() })

/** What only the responsible person of a post decides, the oldest first. */
export const Decisoes = z
  .object({
    total: quantas,
    decisoes: z
      .array(
        z.object({
          tipo: z
            .enum(DECISOES)
            .describe(
              'PECA_REJEITADA: a fábrica recusou uma peça; REPROVADA: duas vezes no controle de qualidade; PRAZO_PASSOU: a garantia passou dos 30 dias.',
            ),
          ordemServico: ordem,
          desde: Instante,
          fato: z.string().nullable().describe('O que ajuda a decidir: a peça e o motivo, ou a nota.'),
        }),
      )
      .describe(`As ${MOST_NO_INICIO} mais antigas.`),
  })
  .meta({ id: 'InicioDecisoes' })
export type Decisoes = z.infer<typeof Decisoes>
export type Decisao = Decisoes['decisoes'][number]

const retrato = z.object({
  id: z.number().int(),
  numero: z.string(),
  em: Instante.describe('Da entrega, ou da entrada.'),
  sintomas: z.array(z.string()),
  causas: z.array(z.string()),
  linhas: z.array(z.string()).describe('O que foi feito, ou o que se quer fazer.'),
  valor: z.number(),
  tecnico: z.string().nullable(),
})
export type RetratoOs = z.infer<typeof retrato>

/** Watches that came back, both orders side by side, the oldest first. */
export const Reincidencias = z
  .object({
    total: quantas,
    casos: z.array(
      z.object({
        ordemServico: ordem,
        consumidor: z.string(),
        modelo: z.string(),
        numeroSerie: z.string(),
        dias: z.number().int(),
        semaforo: Semaforo,
        antes: retrato.nullable(),
        agora: retrato,
      }),
    ),
  })
  .meta({ id: 'InicioReincidencias' })
export type Reincidencias = z.infer<typeof Reincidencias>
export type CasoReincidente = Reincidencias['casos'][number]

/** Who has what on the bench; without a name: nobody. */
export const Equipe = z
  .array(
    z.object({
      tecnico: z.object({ id: z.number().int(), nome: z.string() }).nullable(),
      comEle: quantas,
      vermelhas: quantas,
      hoje: quantas.describe('Reparadas hoje.'),
      mediaDias: z.number().nullable().describe('Das reparadas nos últimos 30 dias.'),
    }),
  )
  .meta({ id: 'InicioEquipe' })
export type Equipe = z.infer<typeof Equipe>

/** Parts of the post of which too little is free. */
export const PecasAbaixo = z
  .object({
    total: quantas,
    pecas: z.array(
      z.object({
        id: z.number().int().describe('Do estoque do posto.'),
        descricao: z.string(),
        livre: z.number().int(),
        minimo: z.number().int(),
      }),
    ),
  })
  .meta({ id: 'InicioPecasAbaixo' })
export type PecasAbaixo = z.infer<typeof PecasAbaixo>

/** Money of the day at the post, what was given back already taken off. */
export const RecebidoHoje = z
  .object({
    pagamentos: quantas,
    total: z.number(),
    formas: z.array(z.object({ forma: FormaPagamento, valor: z.number() })),
  })
  .meta({ id: 'InicioRecebido' })
export type RecebidoHoje = z.infer<typeof RecebidoHoje>

/** Posts with most red orders. */
export const PostosNoVermelho = z
  .array(z.object({ posto, vermelhas: quantas, esperamPeca: quantas, abertas: quantas }))
  .meta({ id: 'InicioPostos' })
export type PostosNoVermelho = z.infer<typeof PostosNoVermelho>

/** Where the open orders stand, by the traffic light. */
export const RaiasDoInicio = z
  .array(
    z.object({
      raia: z.enum(RAIAS_DO_INICIO),
      cores: z.object({
        BRANCO: quantas,
        AZUL: quantas,
        VERDE: quantas,
        AMARELO: quantas,
        VERMELHO: quantas,
      }),
    }),
  )
  .meta({ id: 'InicioRaias' })
export type RaiasDoInicio = z.infer<typeof RaiasDoInicio>

/** `GET /inicio/semanas`: how repairs went, week by week, the current one last. */
export const SemanasDoInicio = z
  .array(
    z.object({
      semana: z.string().describe('A segunda-feira, yyyy-MM-dd.'),
      reparadas: quantas,
      ate30: quantas.describe('Das reparadas, em até 30 dias da entrada.'),
      mediaDias: z.number().nullable(),
    }),
  )
  .describe(`As últimas ${SEMANAS_DO_INICIO}.`)
  .meta({ id: 'InicioSemanas' })
export type SemanasDoInicio = z.infer<typeof SemanasDoInicio>
