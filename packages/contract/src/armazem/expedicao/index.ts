import { z } from 'zod'
import { Arquivo, ArquivoInput } from '../../casca/arquivo/index.ts'

/** Photos of one order's loading. */
export const FOTOS_DO_CARREGAMENTO = 12
/** Photos of what was not found for one order. */
export const FOTOS_DAS_FALTAS = 24
/** Of one call, in megabytes; a telephone's photo has half of one once it is made smaller. */
export const FOTOS_CARREGAMENTO_MB = 20

/** A photo of how an order was loaded. */
export const FotoCarregamento = Arquivo.extend({
  em: z.iso.datetime(),
  autor: z.string().nullable(),
}).meta({ id: 'FotoCarregamento' })
export type FotoCarregamento = z.infer<typeof FotoCarregamento>

/** A photo of the shelf where a lot was not found. */
export const FotoFalta = FotoCarregamento.extend({ descricao: z.string(), lote: z.string() }).meta({
  id: 'FotoFalta',
})
export type FotoFalta = z.infer<typeof FotoFalta>

/** The photos of an order's loading, and whether this person may add or take away some now. */
export const FotosCarregamento = z
  .object({
    fotos: z.array(FotoCarregamento),
    faltas: z.array(FotoFalta).describe('As que quem separou tirou do que não achou.'),
    maximo: z.number().int().describe('Quantas cabem.'),
    inclui: z.boolean(),
    retira: z.boolean(),
  })
  .meta({ id: 'FotosCarregamento' })
export type FotosCarregamento = z.infer<typeof FotosCarregamento>

/** Body of the call that adds photos. */
export const FotosCarregamentoInput = z
  .object({ fotos: z.array(ArquivoInput).min(1).max(FOTOS_DO_CARREGAMENTO) })
  .meta({ id: 'FotosCarregamentoInput' })
export type FotosCarregamentoInput = z.infer<typeof FotosCarregamentoInput>
