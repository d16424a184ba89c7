import { z } from 'zod'
import { OrdemServicoFilter } from './filter.ts'
import { OrdemServicoResumo } from './record.ts'
import { CALENDARIO_DIAS, MOST_NO_DIA } from './values.ts'

/** Body of `calendario`: the filters of the list, and the days. */
export const OsCalendarioRequest = z
  .object({
    filter: OrdemServicoFilter.strict().nullish(),
    de: z.iso.date(),
    dias: z.number().int().min(1).max(CALENDARIO_DIAS),
    porDia: z.number().int().min(1).max(MOST_NO_DIA).describe('Quantas OS de cada dia.'),
  })
  .strict()
  .meta({ id: 'OsCalendarioRequest' })
export type OsCalendarioRequest = z.infer<typeof OsCalendarioRequest>

/** The orders that go on and are promised for one day. */
export const OsCalendarioDia = z
  .object({
    dia: z.string().describe('yyyy-MM-dd'),
    total: z.number().int(),
    atrasadas: z.number().int(),
    ordens: z.array(OrdemServicoResumo).describe('As mais antigas.'),
  })
  .meta({ id: 'OsCalendarioDia' })
export type OsCalendarioDia = z.infer<typeof OsCalendarioDia>
