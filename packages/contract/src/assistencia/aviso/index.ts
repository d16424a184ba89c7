import { z } from 'zod'
import { Id, Versao } from '../../casca/paging/index.ts'
import { obrigatorio } from '../../casca/texto/index.ts'
import { EQUIPES_CHAMADO, Expediente, ExpedienteInput } from '../chamado/index.ts'
import {
  AVISO_ASSUNTO_MAXIMO,
  AVISO_EMAIL_MAXIMO,
  AVISO_SITUACOES,
  AVISO_VIAS,
  AVISO_WHATSAPP_MAXIMO,
  OS_AVISOS,
} from './values.ts'
import { Instante } from '../../casca/tempo/index.ts'

export * from './values.ts'

export const OsAviso = z.enum(OS_AVISOS)
export type OsAviso = z.infer<typeof OsAviso>

export const AvisoVia = z.enum(AVISO_VIAS)
export type AvisoVia = z.infer<typeof AvisoVia>

const textos = {
  assunto: obrigatorio(AVISO_ASSUNTO_MAXIMO).describe('Do e-mail.'),
  email: obrigatorio(AVISO_EMAIL_MAXIMO),
  whatsapp: obrigatorio(AVISO_WHATSAPP_MAXIMO),
}

/** The text of a notice; `padrao`: it is the default text. */
export const AvisoTexto = z
  .object({ aviso: OsAviso, ...textos, padrao: z.boolean() })
  .meta({ id: 'AvisoTexto' })
export type AvisoTexto = z.infer<typeof AvisoTexto>

/** The settings of the repair network: what consumers are told, and when the teams work. */
export const AssistenciaConfiguracao = z
  .object({ textos: z.array(AvisoTexto), expedientes: z.array(Expediente), versao: z.number().int() })
  .meta({ id: 'AssistenciaConfiguracao' })
export type AssistenciaConfiguracao = z.infer<typeof AssistenciaConfiguracao>

/** The changed texts and calendars; what equals the default is no longer stored. */
export const AssistenciaConfiguracaoInput = z
  .object({
    textos: z
      .array(z.object({ aviso: OsAviso, ...textos }))
      .max(OS_AVISOS.length)
      .optional(),
    expedientes: z.array(ExpedienteInput).max(EQUIPES_CHAMADO.length).optional(),
    versao: Versao,
  })
  .meta({ id: 'AssistenciaConfiguracaoInput' })
export type AssistenciaConfiguracaoInput = z.infer<typeof AssistenciaConfiguracaoInput>

/** Texts that are not stored, to be sent to oneself with examples. */
export const AvisoTeste = z
  .strictObject({ assunto: textos.assunto, email: textos.email })
  .meta({ id: 'AvisoTeste' })
export type AvisoTeste = z.infer<typeof AvisoTeste>

/** A notice of an order, with its result. */
export const AvisoDaOs = z
  .object({
    id: z.number().int(),
    aviso: OsAviso,
    situacao: z.enum(AVISO_SITUACOES),
    criadoEm: Instante,
    em: Instante.nullable().describe('Quando o e-mail saiu, ou quando se marcou que ela foi avisada.'),
    para: z.string().nullable().describe("O endereço, encoberto: 'd•••@cliente.example'."),
    por: z.string().nullable().describe('Quem avisou.'),
    via: AvisoVia.nullable(),
  })
  .meta({ id: 'AvisoDaOs' })
export type AvisoDaOs = z.infer<typeof AvisoDaOs>

/** A message to send by hand. */
export const AvisoPronto = z
  .object({ texto: z.string(), telefone: z.string().nullable() })
  .meta({ id: 'AvisoPronto' })
export type AvisoPronto = z.infer<typeof AvisoPronto>

export const AvisoParams = z.object({ id: Id, aviso: Id })

/** A person of the post has told the consumer. */
export const AvisoFeito = z.object({ via: AvisoVia }).meta({ id: 'AvisoFeito' })
export type AvisoFeito = z.infer<typeof AvisoFeito>
