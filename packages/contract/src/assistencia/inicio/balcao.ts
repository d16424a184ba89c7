import { z } from 'zod'
import { OsAviso } from '../aviso/index.ts'
import { OrdemServicoResumo, OsType } from '../ordemServico/index.ts'
import { BALCAO_GRUPOS, MOST_NO_BALCAO, MOST_NO_INICIO } from './values.ts'
import { Instante } from '../../casca/tempo/index.ts'

const total = z.number().int().describe('Quantas são ao todo.')
const posto = z.object({ id: z.number().int(), nomeFantasia: z.string() })

/** Orders that the counter has to do with today. */
export const Balcao = z
  .array(
    z.object({
      grupo: z
        .enum(BALCAO_GRUPOS)
        .describe(
          'ATRASADA: no vermelho, ou o prometido passou; HOJE: prometida para hoje; PRONTA: a entregar.',
        ),
      total,
      ordens: z
        .array(
          OrdemServicoResumo.extend({
            avisadaEm: Instante.nullable().describe('Quando o cliente soube que pode retirar.'),
          }),
        )
        .describe(`As ${MOST_NO_BALCAO} primeiras.`),
    }),
  )
  .meta({ id: 'InicioBalcao' })
export type Balcao = z.infer<typeof Balcao>
export type BalcaoOs = Balcao[number]['ordens'][number]

/** Consumers whom somebody of the post has to tell something (decisions 54). */
export const Avisar = z
  .object({
    total,
    avisos: z
      .array(
        z.object({
          id: z.number().int(),
          aviso: OsAviso,
          criadoEm: Instante,
          comEmail: z.boolean().describe('false: o cliente não tem e-mail cadastrado.'),
          aCaminho: z.boolean().describe('Um e-mail está na fila.'),
          valor: z.number().describe('O da OS.'),
          validoAte: Instante.nullable().describe('Do orçamento aberto.'),
          ordemServico: z.object({ id: z.number().int(), numero: z.string(), posto }),
          consumidor: z.object({ nome: z.string(), telefone: z.string().nullable() }),
        }),
      )
      .describe(`Os ${MOST_NO_INICIO} mais antigos.`),
  })
  .meta({ id: 'InicioAvisar' })
export type Avisar = z.infer<typeof Avisar>
export type AvisoAFazer = Avisar['avisos'][number]

/** Orders that this person began to take in and has not opened. */
export const Continuar = z
  .array(
    z.object({
      id: z.number().int(),
      numero: z.string(),
      osType: OsType,
      criadaEm: Instante,
      consumidor: z.string(),
      relogio: z.object({ modelo: z.string(), numeroSerie: z.string() }).nullable(),
      comFotos: z.boolean(),
    }),
  )
  .meta({ id: 'InicioContinuar' })
export type Continuar = z.infer<typeof Continuar>
