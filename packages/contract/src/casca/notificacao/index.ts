import { z } from 'zod'
import { coded } from '../errors/index.ts'
import { Id } from '../paging/index.ts'
import { FILTROS_NOTIFICACAO, NOTIFICACAO_TIPOS, VIAS } from './values.ts'

export * from './values.ts'

/** The unread notices of the person who asks, as they stand stored. */
export const NotificacoesNaoLidas = z.object({ total: z.number().int() }).meta({ id: 'NotificacoesNaoLidas' })
export type NotificacoesNaoLidas = z.infer<typeof NotificacoesNaoLidas>

/** A notice to one person; those of one kind within an hour are one. */
export const Notificacao = z
  .object({
    id: z.number().int(),
    tipo: z.enum(NOTIFICACAO_TIPOS),
    titulo: z.string(),
    rotulo: z.string().describe('O registro de que se trata; de vários, o último.'),
    quantos: z.number().int(),
    link: z.string().describe('A tela do registro; de vários, a da lista.'),
    em: z.iso.datetime(),
    lida: z.boolean(),
    noComputador: z.boolean().describe('A pessoa o quer também como aviso do computador.'),
  })
  .meta({ id: 'Notificacao' })
export type Notificacao = z.infer<typeof Notificacao>

export const NotificacoesQuery = z.object({
  filtro: z.enum(FILTROS_NOTIFICACAO).default('todos').describe('Todos, os não lidos, ou só as menções.'),
  antes: Id.optional().describe('Só as anteriores a este id, para a página seguinte.'),
})
export type NotificacoesQuery = z.infer<typeof NotificacoesQuery>

/** The newest first. */
export const Notificacoes = z
  .object({
    notificacoes: z.array(Notificacao),
    naoLidas: z.number().int(),
    mais: z.boolean().describe('Há anteriores.'),
  })
  .meta({ id: 'Notificacoes' })
export type Notificacoes = z.infer<typeof Notificacoes>

/** Those to be marked read; absent: all. */
export const NotificacoesLidas = z
  .object({ ids: z.array(Id).min(1).max(200).optional() })
  .meta({ id: 'NotificacoesLidas' })
export type NotificacoesLidas = z.infer<typeof NotificacoesLidas>

const Vias = z.object(
  Object.fromEntries(VIAS.map((via) => [via, z.boolean()])) as Record<(typeof VIAS)[number], z.ZodBoolean>,
)

const hora = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: coded('INVALID_REQUEST') })
  .describe('Hora do fuso da instalação, como 18:30.')

const silencio = z
  .object({ de: hora, ate: hora })
  .nullable()
  .describe('Nestas horas nada vai por e-mail nem ao computador, salvo atrasos.')

/** What reaches a person, and by what way; a kind that is absent keeps what it has. */
export const NotificacaoPreferenciasInput = z
  .object({
    escolhas: z.partialRecord(z.enum(NOTIFICACAO_TIPOS), Vias).optional(),
    silencio: silencio.optional(),
    resumo: z.boolean().optional().describe('Um e-mail às 7 horas com o que espera.'),
  })
  .meta({ id: 'NotificacaoPreferenciasInput' })
export type NotificacaoPreferenciasInput = z.infer<typeof NotificacaoPreferenciasInput>

/** Only the kinds that this person may hear of. */
export const NotificacaoPreferencias = z
  .object({
    escolhas: z.partialRecord(z.enum(NOTIFICACAO_TIPOS), Vias),
    silencio,
    resumo: z
      .boolean()
      .nullable()
      .describe('Um e-mail às 7 horas com o que espera; null: esta pessoa não tem um.'),
  })
  .meta({ id: 'NotificacaoPreferencias' })
export type NotificacaoPreferencias = z.infer<typeof NotificacaoPreferencias>
