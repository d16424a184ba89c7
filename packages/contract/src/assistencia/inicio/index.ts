import { z } from 'zod'
import { EQUIPES_CHAMADO, SITUACOES_CHAMADO } from '../chamado/values.ts'
import { Avisar, Balcao, Continuar } from './balcao.ts'
import { ComprasDoInicio } from './compras.ts'
import {
  Decisoes,
  Equipe,
  PecasAbaixo,
  PostosNoVermelho,
  RaiasDoInicio,
  RecebidoHoje,
  Reincidencias,
} from './gestor.ts'
import { CAIXA_NOMES } from './values.ts'

export * from './balcao.ts'
export * from './compras.ts'
export * from './gestor.ts'
export * from './values.ts'

/** `GET /inicio`: what waits for this person; null is what she has no ability for. */
export const Inicio = z
  .object({
    caixas: z
      .array(
        z.object({
          caixa: z.enum(CAIXA_NOMES),
          quantidade: z.number().int(),
          atrasadas: z.number().int().describe('Quantas delas estão no vermelho do semáforo.'),
        }),
      )
      .describe('Cada uma com quantas OS a sua lista mostra.'),
    balcao: Balcao.nullable(),
    avisar: Avisar.nullable(),
    continuar: Continuar.nullable(),
    compras: ComprasDoInicio,
    chamados: z
      .object({
        situacao: z.enum(SITUACOES_CHAMADO),
        equipe: z.enum(EQUIPES_CHAMADO).nullable(),
        total: z.number().int(),
        atrasados: z.number().int(),
      })
      .nullable()
      .describe('Os que esperam por esta pessoa: os novos da equipe, ou o que foi perguntado ao posto.'),
    decisoes: Decisoes.nullable(),
    reincidencias: Reincidencias.nullable(),
    equipe: Equipe.nullable(),
    pecasAbaixo: PecasAbaixo.nullable(),
    recebidoHoje: RecebidoHoje.nullable(),
    postos: PostosNoVermelho.nullable(),
    raias: RaiasDoInicio.nullable(),
  })
  .meta({ id: 'Inicio' })
export type Inicio = z.infer<typeof Inicio>
