import { z } from 'zod'
import { Id, Links } from '../../casca/paging/index.ts'
import { CADASTRO_STATUS } from '../../casca/register/index.ts'
import { opcional } from '../../casca/texto/index.ts'

/** A model of watch as other records show it. */
export const ModeloDoRegistro = z
  .object({ id: z.number().int(), codigo: z.string(), descricao: z.string() })
  .meta({ id: 'ModeloDoRegistro' })
export type ModeloDoRegistro = z.infer<typeof ModeloDoRegistro>

/** One watch, whoever brings it to whichever service point. */
export const Relogio = z
  .object({
    id: z.number().int(),
    modeloProduto: ModeloDoRegistro,
    marca: z.string(),
    numeroSerie: z.string().describe('Sempre em maiúsculas e sem espaços.'),
    observacoes: z.string().nullable(),
    status: z.enum(CADASTRO_STATUS),
    versao: z.number().int(),
    _links: Links.optional(),
  })
  .meta({ id: 'Relogio' })
export type Relogio = z.infer<typeof Relogio>

/** What is engraved in the case back, however it is typed. */
export const NumeroSerie = z
  .string()
  .transform((value) => value.replaceAll(/\s/g, '').toUpperCase())
  .pipe(z.string().min(1).max(40))

export const RelogioInput = z
  .object({
    modeloProduto: z.object({ id: Id }),
    numeroSerie: NumeroSerie,
    observacoes: opcional(500),
    status: z.enum(CADASTRO_STATUS).optional(),
  })
  .meta({ id: 'RelogioInput' })

/** `?q=`: the beginning of the serial number. */
export const RelogioSearch = z.object({ q: z.string().trim().max(60).optional() })
