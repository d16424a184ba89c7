import { z } from 'zod'
import { ESCOLHA_MAXIMO, escolhaDe, Escolhidos } from '../../casca/massa/index.ts'
import { Id } from '../../casca/paging/index.ts'
import { AvisoVia } from '../aviso/index.ts'
import { OrdemServicoFilter } from './filter.ts'
import { OS_ETIQUETAS_MAXIMO } from './values.ts'
import { Instante } from '../../casca/tempo/index.ts'

/** Body of `escolha`: which orders the filter finds. */
export const OsEscolhidas = escolhaDe(OrdemServicoFilter.strict().nullish()).meta({ id: 'OsEscolhidas' })
export type OsEscolhidas = z.infer<typeof OsEscolhidas>

/** Body of `emMassa/passarOs`: many orders to one technician, or to nobody. */
export const OsPassarEmMassa = z
  .object({ tecnico: z.object({ id: Id }).nullable(), registros: Escolhidos })
  .strict()
  .meta({ id: 'OsPassarEmMassa' })
export type OsPassarEmMassa = z.infer<typeof OsPassarEmMassa>

/** Body of `emMassa/tecnicos`: the chosen orders. */
export const OsTecnicosDe = z
  .object({ ids: z.array(Id).min(1).max(ESCOLHA_MAXIMO) })
  .strict()
  .meta({ id: 'OsTecnicosDe' })
export type OsTecnicosDe = z.infer<typeof OsTecnicosDe>

/** Body of `emMassa/avisar`: the consumers of many orders are told what waits to be told. */
export const OsAvisarEmMassa = z.object({ registros: Escolhidos }).strict().meta({ id: 'OsAvisarEmMassa' })
export type OsAvisarEmMassa = z.infer<typeof OsAvisarEmMassa>

/** Body of `emMassa/avisado`: they were told by hand. */
export const OsAvisadoEmMassa = z
  .object({ via: AvisoVia, registros: Escolhidos })
  .strict()
  .meta({ id: 'OsAvisadoEmMassa' })
export type OsAvisadoEmMassa = z.infer<typeof OsAvisadoEmMassa>

/** `etiquetas?ids=1,2,3`: what stands on the workshop's labels, for one print. */
export const OsEtiquetasQuery = z.object({
  ids: z
    .string()
    .regex(/^\d{1,15}(,\d{1,15})*$/)
    .transform((text) => [...new Set(text.split(',').map(Number))])
    .refine((ids) => ids.length <= OS_ETIQUETAS_MAXIMO)
    .describe(`Separados por vírgula, no máximo ${OS_ETIQUETAS_MAXIMO}.`),
})

/** A label of the workshop. */
export const OsEtiqueta = z
  .object({
    id: z.number().int(),
    numero: z.string(),
    creationDateTime: Instante,
    relogio: z.object({ modelo: z.object({ descricao: z.string() }), numeroSerie: z.string() }).nullable(),
    relato: z.string().nullable(),
    sintomas: z.array(z.object({ id: z.number().int(), nome: z.string() })),
  })
  .meta({ id: 'OsEtiqueta' })
export type OsEtiqueta = z.infer<typeof OsEtiqueta>
