import { IdParams } from '@app/contract/casca/paging'
import {
  EntregasQuery,
  ExemploInput,
  Webhook,
  WebhookEntrega,
  WebhookInput,
  WebhookSegredo,
  WebhookUpdate,
} from '@app/contract/casca/webhook'
import { z } from 'zod'
import type { Routes } from '../../../platform/http/routes.ts'
import * as actions from './actions.ts'
import { JOB_ENTREGAR } from './deliver.ts'
import { wake } from './store/fila.ts'

const tags = ['Integrações']
const config = { ability: 'INTEGRACAO_EDITAR' } as const

/** The events of one moment are sent together. */
const TOGETHER_MS = 250

/** The addresses of other systems that are told what happens. */
export const webhookRoutes: Routes = async (app) => {
  const { changes, db, log } = app.services
  let waiting: NodeJS.Timeout | undefined
  const forget = changes.onChange(() => {
    waiting ??= setTimeout(() => {
      waiting = undefined
      wake(db, JOB_ENTREGAR).catch((err: unknown) =>
        log.warn({ err }, 'webhooks: a entrega espera o próximo minuto'),
      )
    }, TOGETHER_MS).unref()
  })
  app.addHook('onClose', async () => {
    forget()
    clearTimeout(waiting)
  })

  app.get(
    '/webhook',
    { config, schema: { tags, summary: 'Os webhooks', response: { 200: z.array(Webhook) } } },
    (req) => actions.listWebhooks(req.ctx),
  )
  app.get(
    '/webhook/:id',
    { config, schema: { tags, summary: 'Um webhook', params: IdParams, response: { 200: Webhook } } },
    (req) => actions.getWebhook(req.ctx, req.params.id),
  )
  app.post(
    '/webhook',
    {
      config,
      schema: {
        tags,
        summary: 'Registra um webhook; a resposta é a única que mostra o segredo',
        description:
          'Cada evento dos tipos escolhidos vai por POST, como em `/eventos`, assinado conforme Standard Webhooks (`webhook-id`, `webhook-timestamp`, `webhook-signature`). Uma resposta 2xx em 10 segundos é o recibo; sem ela há novas tentativas, de segundos a um dia.',
        body: WebhookInput,
        response: { 201: WebhookSegredo },
      },
    },
    async (req, reply) => reply.code(201).send(await actions.createWebhook(req.ctx, req.body)),
  )
  app.put(
    '/webhook/:id',
    {
      config: { ...config, lateBody: true },
      schema: {
        tags,
        summary: 'Altera um webhook',
        params: IdParams,
        body: WebhookUpdate,
        response: { 200: Webhook },
      },
    },
    (req) => actions.saveWebhook(req.ctx, req.params.id, req.body),
  )
  app.delete(
    '/webhook/:id',
    {
      config,
      schema: {
        tags,
        summary: 'Remove um webhook com as entregas dele',
        params: IdParams,
        response: { 204: z.null() },
      },
    },
    async (req, reply) => {
      await actions.removeWebhook(req.ctx, req.params.id)
      return reply.code(204).send(null)
    },
  )
  app.post(
    '/webhook/:id/segredo',
    {
      config,
      schema: {
        tags,
        summary: 'Troca o segredo; o anterior também assina por mais um dia',
        params: IdParams,
        response: { 200: WebhookSegredo },
      },
    },
    (req) => actions.renewSegredo(req.ctx, req.params.id),
  )
  app.post(
    '/webhook/:id/exemplo',
    {
      config,
      schema: {
        tags,
        summary: 'Envia um evento inventado (`id` 0), para experimentar',
        params: IdParams,
        body: ExemploInput,
        response: { 204: z.null() },
      },
    },
    async (req, reply) => {
      await actions.sendExemplo(req.ctx, req.params.id, req.body.tipo)
      return reply.code(204).send(null)
    },
  )
  app.get(
    '/webhook/:id/entregas',
    {
      config,
      schema: {
        tags,
        summary: 'As entregas de um webhook, da mais nova à mais velha',
        params: IdParams,
        querystring: EntregasQuery,
        response: { 200: z.array(WebhookEntrega) },
      },
    },
    (req) => actions.listEntregas(req.ctx, req.params.id, req.query),
  )
  app.post(
    '/webhookEntrega/:id/reenviar',
    {
      config,
      schema: {
        tags,
        summary: 'Envia uma entrega de novo, com o mesmo `webhook-id`',
        params: IdParams,
        response: { 204: z.null() },
      },
    },
    async (req, reply) => {
      await actions.resendEntrega(req.ctx, req.params.id)
      return reply.code(204).send(null)
    },
  )
}
