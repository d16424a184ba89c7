import { z } from 'zod'
import { SITUACOES_COMPRA } from '../compraPeca/values.ts'
import { Semaforo } from '../ordemServico/index.ts'
import { MOST_NO_INICIO } from './values.ts'
import { Instante } from '../../casca/tempo/index.ts'

/** Purchases of parts that wait for this person, the one with the oldest order first. */
export const ComprasDoInicio = z
  .array(
    z.object({
      situacao: z.enum(SITUACOES_COMPRA),
      total: z.number().int(),
      compras: z
        .array(
          z.object({
            id: z.number().int(),
            posto: z.object({ id: z.number().int(), nomeFantasia: z.string() }),
            desde: Instante.describe('Quando chegou a esta situação.'),
            unidades: z.number().int(),
            ordens: z.number().int().describe('Quantas OS a esperam; 0: é para o estoque.'),
            valor: z.number(),
            espera: z
              .object({ dias: z.number().int(), semaforo: Semaforo })
              .nullable()
              .describe('Da OS mais antiga que a espera.'),
            versao: z.number().int(),
          }),
        )
        .describe(`As ${MOST_NO_INICIO} primeiras.`),
    }),
  )
  .meta({ id: 'InicioCompras' })
export type ComprasDoInicio = z.infer<typeof ComprasDoInicio>
export type GrupoDeCompras = ComprasDoInicio[number]
export type CompraAFazer = GrupoDeCompras['compras'][number]
