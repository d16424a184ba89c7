import { z } from 'zod'
import { Id } from '../../casca/paging/index.ts'
import { NumeroSerie } from '../../registers/relogio.ts'

/** What is looked for in `find`. */
export const OsFindQuery = z.object({ busca: z.string().trim().min(1).max(120) })

/** What a consumer's receipt says of its order; in the body, because no log keeps it. */
export const OsComprovanteLido = z
  .object({
    codigo: z
      .string()
      .trim()
      .min(1)
      .max(200)
      .describe('O token do link que o QR traz, ou o código de 8 letras e algarismos.'),
  })
  .meta({ id: 'OsComprovanteLido' })
export type OsComprovanteLido = z.infer<typeof OsComprovanteLido>

export const OsDoComprovante = z.object({ id: Id }).meta({ id: 'OsDoComprovante' })
export type OsDoComprovante = z.infer<typeof OsDoComprovante>

/** A watch at the intake: every model with this serial number, unless one is named. */
export const OsPassadoQuery = z.object({
  numeroSerie: NumeroSerie,
  modelo: Id.optional(),
})
export type OsPassadoQuery = z.infer<typeof OsPassadoQuery>

/** A month of a service point, or of all that this person sees. */
export const OsTotalMesQuery = z.object({
  mes: z
    .string()
    .regex(/^\d{4}-(0[1-9]|1[0-2])$/)
    .optional()
    .describe('yyyy-MM; sem ele, o mês atual.'),
  posto: Id.optional().describe('Só para quem filtra por posto.'),
})
export type OsTotalMesQuery = z.infer<typeof OsTotalMesQuery>

export const OsTotalMes = z
  .object({
    mes: z.string(),
    criadas: z.number().int(),
    reparadas: z.number().int(),
    entregues: z.number().int(),
    canceladas: z.number().int(),
    abertas: z.number().int().describe('Das criadas no mês, as que ainda não terminaram.'),
    valorTotal: z.number().describe('Das criadas no mês, sem as canceladas.'),
  })
  .meta({ id: 'OsTotalMes' })
export type OsTotalMes = z.infer<typeof OsTotalMes>

/** Possible technicians of an order, and its post; without an order those of the own post. */
export const OsDeQuery = z.object({ ordemServico: Id.optional() })
export type OsDeQuery = z.infer<typeof OsDeQuery>

export const OsUser = z
  .object({
    id: z.number().int(),
    nome: z.string(),
    papel: z.string(),
    treinado: z
      .boolean()
      .nullable()
      .describe('Se tem treinamento vigente para o relógio da OS; null sem OS ou sem relógio.'),
  })
  .meta({ id: 'OsUser' })
export type OsUser = z.infer<typeof OsUser>

export const OsPosto = z
  .object({
    id: z.number().int(),
    nomeFantasia: z.string(),
    razaoSocial: z.string(),
    cnpj: z.string(),
    codigoSap: z.string().nullable(),
    tipo: z.enum(['CREDENCIADO', 'HABILITADO']),
    telefoneComercial: z.string(),
    emailComercial: z.string(),
    rua: z.string(),
    numero: z.string(),
    complemento: z.string(),
    bairro: z.string(),
    cidade: z.string(),
    estado: z.string(),
    cep: z.string(),
  })
  .meta({ id: 'OsPosto' })
export type OsPosto = z.infer<typeof OsPosto>

/** An internal note of the post in the history. */
export const OsAnotacao = z
  .object({ nota: z.string().trim().min(1).max(2000), visivel: z.boolean().default(false) })
  .meta({ id: 'OsAnotacao' })
export type OsAnotacao = z.infer<typeof OsAnotacao>
