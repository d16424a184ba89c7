import { randomUUID } from 'node:crypto'
import { EVENTOS, type EventoTipo, isEventoTipo } from '@app/contract/casca/evento'
import {
  ENTREGAS_POR_PAGINA,
  type EntregasQuery,
  SEGREDO_ANTERIOR_HORAS,
  type Webhook,
  type WebhookEntrega,
  type WebhookInput,
  type WebhookSegredo,
  WebhookUpdate,
} from '@app/contract/casca/webhook'
import type { Json, Mudanca } from '@app/rules/casca/auditoria'
import { MINUTE_MS } from '@app/rules/casca/tempo'
import { donoDe, podeOuvir } from '@app/rules/casca/webhook'
import { recordChange } from '../../../platform/audit.ts'
import type { Context } from '../../../platform/context.ts'
import type { Executor } from '../../../platform/db/index.ts'
import { self } from '../../../platform/http/answers/hal.ts'
import { parseBody } from '../../../platform/http/body/body.ts'
import { isPlainlyInternal } from '../../../platform/http/call-out.ts'
import { refuse, refuseField } from '../../../platform/http/errors.ts'
import { addJob } from '../../../platform/jobs/jobs.ts'
import { demandStaffOrPosto } from '../../../platform/scope.ts'
import { seal } from '../../../platform/seal.ts'
import { getSegredo } from '../../../platform/store/segredo.ts'
import { demandVersao, semVersao, versaoSent } from '../../../platform/versao.ts'
import { findUltima, settleEventos } from '../evento/index.ts'
import { existsCliente, existsPosto } from '../usuario/index.ts'
import { newSegredo, textOf } from './assinatura.ts'
import { exemploDe } from './exemplos.ts'
import { CHAVE_DOS_SEGREDOS, JOB_ENTREGAR } from './deliver.ts'
import * as entregas from './store/entrega.ts'
import * as store from './store/webhook.ts'

type Dono = { clienteId: number | null; postoId: number | null }

const iso = (instant: Date | null): string | null => instant?.toISOString() ?? null

const shown = (row: store.WebhookRow, now: Date): Webhook => ({
  id: row.id,
  nome: row.nome,
  url: row.url,
  clienteId: row.cliente_id,
  cliente: row.cliente_id === null ? null : { id: row.cliente_id, nomeFantasia: row.cliente_nome ?? '' },
  postoId: row.posto_id,
  posto: row.posto_id === null ? null : { id: row.posto_id, nomeFantasia: row.posto_nome ?? '' },
  tipos: row.tipos.filter(isEventoTipo),
  email: row.email,
  ativo: row.ativo,
  pendentes: row.pendentes,
  entregueEm: iso(row.entregue_em),
  falhas: row.falhas,
  erro: row.erro,
  segredoAnteriorAte: row.anterior_ate && row.anterior_ate > now ? iso(row.anterior_ate) : null,
  criadoEm: row.criado_em.toISOString(),
  criadoPor: row.criado_por,
  versao: row.versao,
})

export const listWebhooks = async (ctx: Context): Promise<Webhook[]> => {
  demandStaffOrPosto(ctx)
  return (await store.listWebhooks(ctx.db, ctx.scope)).map((row) => shown(row, ctx.now()))
}

export const getWebhook = async (ctx: Context, id: number): Promise<Webhook> => {
  demandStaffOrPosto(ctx)
  return shown((await store.findWebhook(ctx.db, ctx.scope, id)) ?? refuse('NOT_FOUND'), ctx.now())
}

/** What a post's people register is their post's, whatever they send. */
const donoOf = ({ scope }: Context, { clienteId, postoId }: Dono): Dono =>
  scope.tipo === 'posto' ? { clienteId: null, postoId: scope.postoId } : { clienteId, postoId }

const dadosOf = (ctx: Context, input: Omit<WebhookInput, 'versao'>): store.WebhookDados => ({
  nome: input.nome,
  url: input.url,
  cliente_id: donoOf(ctx, input).clienteId,
  posto_id: donoOf(ctx, input).postoId,
  tipos: [...new Set(input.tipos)],
  email: input.email,
  ativo: input.ativo,
})

/** Refuses an owner that is none, or another one than the person's own post. */
const demandDono = async (db: Executor, { scope }: Context, { clienteId, postoId }: Dono): Promise<void> => {
  const own = scope.tipo === 'posto' ? scope.postoId : postoId
  if (scope.tipo === 'posto' && clienteId !== null) refuseField('clienteId', 'OPCAO_INVALIDA')
  if (postoId !== null && postoId !== own) refuseField('postoId', 'OPCAO_INVALIDA')
  if (clienteId !== null && !(await existsCliente(db, clienteId))) refuseField('clienteId', 'OPCAO_INVALIDA')
  if (postoId !== null && !(await existsPosto(db, postoId))) refuseField('postoId', 'OPCAO_INVALIDA')
}

/** The kinds that the owner's people may see, and that the person who asks may see. */
const demandTipos = (ctx: Context, dono: Dono, tipos: readonly EventoTipo[], campo: string): void => {
  const alheios = tipos.filter((tipo) => !podeOuvir(donoDe(dono), tipo) || !ctx.can(EVENTOS[tipo].ability))
  if (alheios.length > 0)
    refuseField(campo, 'WEBHOOK_TIPOS', { tipos: alheios.map((tipo) => EVENTOS[tipo].rotulo).join(', ') })
}

/** Refuses an address that is not of the internet, an owner that is none, and kinds that it may not see. */
const demandPossivel = async (db: Executor, ctx: Context, input: Omit<WebhookInput, 'versao'>) => {
  const { config } = ctx
  const url = new URL(input.url)
  if (url.username || url.password) refuseField('url', 'WEBHOOK_URL')
  if (!config.WEBHOOKS_INTERNOS) {
    if (url.protocol !== 'https:') refuseField('url', 'WEBHOOK_URL')
    if (isPlainlyInternal(url)) refuseField('url', 'WEBHOOK_INTERNO')
  }
  await demandDono(db, ctx, input)
  demandTipos(ctx, donoOf(ctx, input), input.tipos, 'tipos')
}

const record = (db: Executor, ctx: Context, { id, versao }: store.WebhookRow, mudancas: Mudanca[]) =>
  recordChange(db, ctx, { entidade: 'webhook', id, versao, clienteId: null, mudancas })

const findSaved = async (db: Executor, ctx: Context, id: number): Promise<store.WebhookRow> =>
  (await store.findWebhook(db, ctx.scope, id)) ?? refuse('NOT_FOUND')

const keyOf = (db: Executor): Promise<Buffer> => getSegredo(db, CHAVE_DOS_SEGREDOS)

/** Registers an address; it is told what happens from now on. The answer is the only one with the secret. */
export const createWebhook = async (ctx: Context, input: WebhookInput): Promise<WebhookSegredo> => {
  demandStaffOrPosto(ctx)
  const key = await keyOf(ctx.db)
  const segredo = newSegredo()
  await settleEventos(ctx)
  return ctx.transaction(async (db) => {
    await demandPossivel(db, ctx, input)
    const { id } = await store.insertWebhook(db, dadosOf(ctx, input), {
      segredo: seal(key, segredo),
      posicao: await findUltima(db),
      criado_em: ctx.now(),
      criado_por: ctx.usuario.id,
    })
    const row = await findSaved(db, ctx, id)
    await record(db, ctx, row, [{ campo: 'webhook', acao: 'criado', para: row.nome }])
    return { webhook: shown(row, ctx.now()), segredo: textOf(segredo), ...self(`/webhook/${id}`) }
  })
}

/** Locks a webhook, and refuses an old version of it. */
const lockAtual = async (db: Executor, ctx: Context, id: number, body?: unknown) => {
  if (!(await store.lockWebhook(db, ctx.scope, id))) refuse('NOT_FOUND')
  const row = await findSaved(db, ctx, id)
  const sent = versaoSent(ctx, body)
  await demandVersao(db, { entidade: 'webhook', id, versao: row.versao }, sent, () => shown(row, ctx.now()))
  return { row, sent }
}

const CAMPOS = ['nome', 'url', 'cliente_id', 'posto_id', 'tipos', 'ativo'] as const

const changesOf = (before: store.WebhookDados, after: store.WebhookDados): Mudanca[] => [
  ...CAMPOS.flatMap((campo) => {
    const [de, para]: Json[] = [before[campo], after[campo]]
    return JSON.stringify(de) === JSON.stringify(para) ? [] : [{ campo, de: de ?? null, para: para ?? null }]
  }),
  ...(before.email === after.email ? [] : [{ campo: 'email', acao: 'alterado' } as const]),
]

export const saveWebhook = (ctx: Context, id: number, body: unknown): Promise<Webhook> => {
  demandStaffOrPosto(ctx)
  return ctx.transaction(async (db) => {
    const { row, sent } = await lockAtual(db, ctx, id, body)
    const input = parseBody(WebhookUpdate, body)
    await demandPossivel(db, ctx, input)
    const dados = dadosOf(ctx, input)
    const mudancas = changesOf(row, dados)
    if (mudancas.length === 0) return shown(row, ctx.now())
    await store.updateWebhook(db, id, dados)
    const saved = await findSaved(db, ctx, id)
    await record(db, ctx, saved, [...mudancas, ...semVersao('webhook', sent)])
    await addJob(db, JOB_ENTREGAR, {}, { key: JOB_ENTREGAR })
    return shown(saved, ctx.now())
  })
}

export const removeWebhook = (ctx: Context, id: number): Promise<void> => {
  demandStaffOrPosto(ctx)
  return ctx.transaction(async (db) => {
    const { row } = await lockAtual(db, ctx, id)
    await store.deleteWebhook(db, id)
    await record(db, ctx, { ...row, versao: row.versao + 1 }, [
      { campo: 'webhook', acao: 'excluido', de: row.nome },
    ])
  })
}

/** A new secret; the former one signs too for a day, so that no delivery is refused while it is exchanged. */
export const renewSegredo = async (ctx: Context, id: number): Promise<WebhookSegredo> => {
  demandStaffOrPosto(ctx)
  const key = await keyOf(ctx.db)
  const segredo = newSegredo()
  return ctx.transaction(async (db) => {
    if (!(await store.lockWebhook(db, ctx.scope, id))) refuse('NOT_FOUND')
    const ate = new Date(ctx.now().getTime() + SEGREDO_ANTERIOR_HORAS * 60 * MINUTE_MS)
    await store.replaceSegredo(db, id, seal(key, segredo), ate)
    const row = await findSaved(db, ctx, id)
    await record(db, ctx, row, [{ campo: 'segredo', acao: 'alterado' }])
    return { webhook: shown(row, ctx.now()), segredo: textOf(segredo), ...self(`/webhook/${id}`) }
  })
}

const shownEntrega = ({ posicao, proxima_em, ...row }: entregas.EntregaRow): WebhookEntrega => ({
  id: row.id,
  tipo: row.tipo,
  mensagem: row.mensagem,
  exemplo: posicao === null,
  situacao: row.situacao,
  tentativas: row.tentativas,
  criadaEm: row.criada_em.toISOString(),
  tentadaEm: iso(row.tentada_em),
  proximaEm: row.situacao === 'PENDENTE' ? iso(proxima_em) : null,
  status: row.status,
  erro: row.erro,
  resposta: row.resposta,
  duracaoMs: row.duracao_ms,
  corpo: row.corpo,
})

export const listEntregas = async (
  ctx: Context,
  id: number,
  query: EntregasQuery,
): Promise<WebhookEntrega[]> => {
  demandStaffOrPosto(ctx)
  if (!(await store.findWebhook(ctx.db, ctx.scope, id))) refuse('NOT_FOUND')
  const rows = await entregas.listEntregas(ctx.db, id, { ...query, limite: ENTREGAS_POR_PAGINA })
  return rows.map(shownEntrega)
}

/** Sends one delivery once more, whatever became of it. */
export const resendEntrega = (ctx: Context, id: number): Promise<void> => {
  demandStaffOrPosto(ctx)
  return ctx.transaction(async (db) => {
    if (!(await entregas.resetEntrega(db, ctx.scope, id, ctx.now()))) refuse('NOT_FOUND')
    await addJob(db, JOB_ENTREGAR, {}, { key: JOB_ENTREGAR })
  })
}

/** Sends an invented event of a kind, so that a receiver can be tried before anything happens. */
export const sendExemplo = (ctx: Context, id: number, tipo: EventoTipo): Promise<void> => {
  demandStaffOrPosto(ctx)
  return ctx.transaction(async (db) => {
    const webhook = (await store.findWebhook(db, ctx.scope, id)) ?? refuse('NOT_FOUND')
    const dono = { clienteId: webhook.cliente_id, postoId: webhook.posto_id }
    demandTipos(ctx, dono, [tipo], 'tipo')
    const mensagem = `exemplo-${randomUUID()}`
    const corpo = JSON.stringify(exemploDe(tipo, dono, ctx.now()))
    const exemplo = { posicao: null, tipo, objeto: mensagem, mensagem, corpo }
    await entregas.insertEntregas(db, id, [exemplo], ctx.now())
    await addJob(db, JOB_ENTREGAR, {}, { key: JOB_ENTREGAR })
  })
}
