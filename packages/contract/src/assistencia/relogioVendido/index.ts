import { z } from 'zod'
import { Id } from '../../casca/paging/index.ts'
import { semEspacos } from '../../casca/texto/index.ts'
import { OsModelo } from '../ordemServico/record.ts'
import { DIGITOS_SERIE } from './values.ts'

export * from './importacao.ts'
export * from './values.ts'

const dia = z.string().describe('yyyy-MM-dd')

/** What the manufacturer sold under a serial number; it says the warranty without an invoice (rede §5b). */
export const VendaDaSerie = z
  .object({
    modelo: OsModelo.extend({
      mesesGarantia: z.number().int(),
      lancamento: dia.nullable(),
      mascaraSerie: z.string().nullable(),
      digitoSerie: z.enum(DIGITOS_SERIE),
    }).describe('O modelo, com o que decide a garantia dele.'),
    vendidoEm: dia,
    revendedor: z.string().nullable(),
    mesesGarantia: z.number().int().describe('Desta venda; podem não ser os do modelo.'),
  })
  .meta({ id: 'VendaDaSerie' })
export type VendaDaSerie = z.infer<typeof VendaDaSerie>

/** `modelo`: also says whether the manufacturer's list has any watch of it. */
export const SerieQuery = z.object({
  numeroSerie: semEspacos.toUpperCase().min(1).max(60),
  modelo: Id.optional(),
})
export type SerieQuery = z.infer<typeof SerieQuery>

export const SerieConhecida = z
  .object({
    vendas: z.array(VendaDaSerie),
    desconhecida: z
      .boolean()
      .describe('O fabricante informa as vendas do modelo, e este número não está entre elas.'),
  })
  .meta({ id: 'SerieConhecida' })
export type SerieConhecida = z.infer<typeof SerieConhecida>
