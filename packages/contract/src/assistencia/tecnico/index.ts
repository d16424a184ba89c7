import { z } from 'zod'
import { coded } from '../../casca/errors/index.ts'
import { ExportRequest, Id, Versao } from '../../casca/paging/index.ts'
import { Dia } from '../../casca/tempo/index.ts'

/** Most brands and models of one person. */
export const TREINAMENTOS_MAXIMO = 100

const dia = z.iso.date({ error: coded('DATA_INVALIDA') })

/** A brand, or one of its models, that somebody is trained to repair. */
export const Treinamento = z
  .object({
    marca: z.object({ id: z.number().int(), nome: z.string() }),
    modelo: z
      .object({ id: z.number().int(), codigo: z.string(), descricao: z.string() })
      .nullable()
      .describe('null: a marca toda.'),
    desde: Dia,
    ate: z.string().nullable().describe('Último dia em que vale; null: sem fim.'),
  })
  .meta({ id: 'Treinamento' })
export type Treinamento = z.infer<typeof Treinamento>

/** Somebody of a service point who repairs. */
export const Tecnico = z
  .object({
    id: z.number().int(),
    nome: z.string(),
    papel: z.string().describe('Nome do perfil.'),
    posto: z.object({ id: z.number().int(), nomeFantasia: z.string() }),
    treinamentos: z.array(Treinamento),
    versao: z.number().int(),
  })
  .meta({ id: 'Tecnico' })
export type Tecnico = z.infer<typeof Tecnico>

const TreinamentoInput = z
  .object({
    marca: z.object({ id: Id }),
    modelo: z.object({ id: Id }).nullish().describe('Um modelo da marca; sem ele, a marca toda.'),
    desde: dia,
    ate: dia.nullish(),
  })
  .refine(({ desde, ate }) => !ate || ate >= desde, { path: ['ate'], error: coded('PERIODO_INVERTIDO') })
export type TreinamentoInput = z.infer<typeof TreinamentoInput>

/** All trainings of a person: what is not in the list ends. */
export const TecnicoInput = z
  .object({ treinamentos: z.array(TreinamentoInput).max(TREINAMENTOS_MAXIMO), versao: Versao })
  .meta({ id: 'TecnicoInput' })
export type TecnicoInput = z.infer<typeof TecnicoInput>

export const TecnicoExportRequest = ExportRequest.extend({
  filter: z.object({ posto: Id.nullish() }).strict().nullish(),
})
  .strict()
  .meta({ id: 'TecnicoExportRequest' })
export type TecnicoExportRequest = z.infer<typeof TecnicoExportRequest>
