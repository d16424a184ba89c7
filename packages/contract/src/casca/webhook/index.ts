import { z } from 'zod'
import { coded } from '../errors/index.ts'
import { EVENTO_TIPOS } from '../evento/tipos.ts'
import { Id, Links, Versao } from '../paging/index.ts'
import { email, obrigatorio } from '../texto/index.ts'

export const WEBHOOK_NOME_MAXIMO = 80
export const WEBHOOK_URL_MAXIMO = 500
export const WEBHOOK_EMAIL_MAXIMO = 320

/** How long the former secret still signs, beside the new one. */
export const SEGREDO_ANTERIOR_HORAS = 24

export const SITUACOES_ENTREGA = ['PENDENTE', 'ENTREGUE', 'ESGOTADA'] as const
export type SituacaoEntrega = (typeof SITUACOES_ENTREGA)[number]

export const SITUACAO_ENTREGA_LABELS: Readonly<Record<SituacaoEntrega, string>> = {
  PENDENTE: 'A enviar',
  ENTREGUE: 'Entregue',
  ESGOTADA: 'Esgotado',
}

const instant = z.iso.datetime()
const tipos = z.array(z.enum(EVENTO_TIPOS))

const fields = {
  nome: obrigatorio(WEBHOOK_NOME_MAXIMO).meta({ examples: ['ERP da Alfa'] }),
  url: obrigatorio(WEBHOOK_URL_MAXIMO)
    .pipe(z.url({ protocol: /^https?$/, error: coded('WEBHOOK_URL') }))
    .meta({ examples: ['https://erp.exemplo.com.br/retaguarda'] }),
  clienteId: Id.nullable().describe(
    'A empresa cujos eventos recebe. Sem empresa nem posto: toda a instalação.',
  ),
  postoId: Id.nullable().describe(
    'O posto cujos eventos recebe. O que alguém de um posto registra é sempre do próprio posto.',
  ),
  tipos: tipos.min(1).describe('O que lhe é contado.'),
  email: email(WEBHOOK_EMAIL_MAXIMO).describe('Quem fica sabendo quando uma entrega se esgota.'),
  ativo: z.boolean().describe('Parado, os eventos esperam.'),
}

const UM_DONO = { path: ['postoId'], error: coded('WEBHOOK_UM_DONO') }
const hasUmDono = (dono: { clienteId: number | null; postoId: number | null }): boolean =>
  dono.clienteId === null || dono.postoId === null

export const WebhookInput = z
  .object({
    ...fields,
    clienteId: fields.clienteId.default(null),
    postoId: fields.postoId.default(null),
    ativo: fields.ativo.default(true),
  })
  .refine(hasUmDono, UM_DONO)
  .meta({ id: 'WebhookInput' })
export type WebhookInput = z.infer<typeof WebhookInput>

export const WebhookUpdate = z
  .object({ ...fields, versao: Versao })
  .refine(hasUmDono, UM_DONO)
  .meta({ id: 'WebhookUpdate' })
export type WebhookUpdate = z.infer<typeof WebhookUpdate>

/** An address that is told what happens, without its secret. */
export const Webhook = z
  .object({
    id: z.number().int(),
    nome: z.string(),
    url: z.string(),
    clienteId: z.number().int().nullable(),
    cliente: z.object({ id: z.number().int(), nomeFantasia: z.string() }).nullable(),
    postoId: z.number().int().nullable(),
    posto: z.object({ id: z.number().int(), nomeFantasia: z.string() }).nullable(),
    tipos,
    email: z.string(),
    ativo: z.boolean(),
    pendentes: z.number().int().describe('Quantas entregas esperam.'),
    entregueEm: instant.nullable().describe('A última entrega que deu certo.'),
    falhas: z.number().int().describe('Quantas vezes seguidas não deu certo.'),
    erro: z.string().nullable().describe('O que houve na última tentativa, se não deu certo.'),
    segredoAnteriorAte: instant.nullable().describe('Até quando o segredo anterior também assina.'),
    criadoEm: instant,
    criadoPor: z.string().nullable(),
    versao: z.number().int(),
  })
  .meta({ id: 'Webhook' })
export type Webhook = z.infer<typeof Webhook>

/** The only answers that ever hold the secret. */
export const WebhookSegredo = z
  .object({
    webhook: Webhook,
    segredo: z.string().describe('Para conferir `webhook-signature`. Não é mostrado de novo.'),
    _links: Links,
  })
  .meta({ id: 'WebhookSegredo' })
export type WebhookSegredo = z.infer<typeof WebhookSegredo>

export const WebhookEntrega = z
  .object({
    id: z.number().int(),
    tipo: z.string(),
    mensagem: z.string().describe('O `webhook-id`, o mesmo em cada tentativa.'),
    exemplo: z.boolean(),
    situacao: z.enum(SITUACOES_ENTREGA),
    tentativas: z.number().int(),
    criadaEm: instant,
    tentadaEm: instant.nullable(),
    proximaEm: instant.nullable().describe('A próxima tentativa, se ainda há uma.'),
    status: z.number().int().nullable().describe('A resposta à última tentativa.'),
    erro: z.string().nullable(),
    resposta: z.string().nullable().describe('O começo do que foi respondido.'),
    duracaoMs: z.number().int().nullable(),
    corpo: z.string().describe('O que é enviado.'),
  })
  .meta({ id: 'WebhookEntrega' })
export type WebhookEntrega = z.infer<typeof WebhookEntrega>

export const ENTREGAS_POR_PAGINA = 50

export const EntregasQuery = z.object({
  antes: Id.optional().describe('Só as entregas antes desta.'),
  situacao: z.enum(SITUACOES_ENTREGA).optional().describe('Só as que estão assim.'),
})
export type EntregasQuery = z.infer<typeof EntregasQuery>

export const ExemploInput = z.strictObject({ tipo: z.enum(EVENTO_TIPOS) }).meta({ id: 'WebhookExemploInput' })
