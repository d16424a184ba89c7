import { z } from 'zod'
import { Id } from '../../casca/paging/index.ts'
import { NOTA_EVENTOS } from './values.ts'
import { Instante } from '../../casca/tempo/index.ts'

/** An event as its file says it. */
export const NotaEventoLido = z
  .object({
    tipo: z.enum(NOTA_EVENTOS),
    chave: z.string().describe('Da nota de que o evento fala.'),
    sequencia: z.number().int().describe('Da carta de correção vale a última, que repete as anteriores.'),
    protocolo: z.string().nullable(),
    registradoEm: Instante.nullable(),
    texto: z.string().nullable().describe('A correção, ou a justificativa do cancelamento.'),
  })
  .meta({ id: 'NotaEventoLido' })
export type NotaEventoLido = z.infer<typeof NotaEventoLido>

/** An event beside its note; the file is at `/notas/eventos/{id}/arquivo`. */
export const NotaEvento = NotaEventoLido.omit({ chave: true })
  .extend({ id: Id, filename: z.string(), anexadoEm: Instante, anexadoPor: z.string().nullable() })
  .meta({ id: 'NotaEvento' })
export type NotaEvento = z.infer<typeof NotaEvento>

/** The answer of `eventos`: what was read, and the note that it stands at. */
export const NotaEventoAnexado = NotaEventoLido.extend({
  nota: z
    .object({ id: Id, numero: z.string() })
    .nullable()
    .describe('null: a nota não está aqui; o evento espera por ela.'),
  novo: z.boolean().describe('false: este evento já estava aqui, nada mudou.'),
}).meta({ id: 'NotaEventoAnexado' })
export type NotaEventoAnexado = z.infer<typeof NotaEventoAnexado>

export const MAX_EVENTOS_A_ESPERA = 30

/** An event whose note is not here; it goes to the note by itself when that is stored. */
export const NotaEventoAEspera = NotaEvento.extend({
  chave: z.string().describe('Da nota que falta.'),
  numero: z.number().int().describe('O número da nota que falta, da sua chave.'),
  emitente: z.string().describe('O CNPJ de quem a emitiu, da sua chave.'),
}).meta({ id: 'NotaEventoAEspera' })
export type NotaEventoAEspera = z.infer<typeof NotaEventoAEspera>

export const NotaEventosAEspera = z
  .object({
    eventos: z
      .array(NotaEventoAEspera)
      .max(MAX_EVENTOS_A_ESPERA)
      .describe('O que chegou por último primeiro.'),
    total: z.number().int(),
  })
  .meta({ id: 'NotaEventosAEspera' })
export type NotaEventosAEspera = z.infer<typeof NotaEventosAEspera>
