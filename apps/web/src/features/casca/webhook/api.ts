import type { EventoTipo } from '@app/contract/casca/evento'
import type {
  Webhook,
  WebhookEntrega,
  WebhookInput,
  WebhookSegredo,
  WebhookUpdate,
} from '@app/contract/casca/webhook'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { api, send } from '../../../platform/http/http.ts'

const WEBHOOKS = ['webhook']

export const webhooksQuery = queryOptions({
  queryKey: WEBHOOKS,
  queryFn: ({ signal }) => api<Webhook[]>('/webhook', { signal }),
})

/** The deliveries of a webhook, the newest first. */
export const entregasQuery = (id: number) =>
  infiniteQueryOptions({
    queryKey: [...WEBHOOKS, id, 'entregas'],
    queryFn: ({ pageParam, signal }) =>
      api<WebhookEntrega[]>(`/webhook/${id}/entregas`, {
        query: pageParam === null ? {} : { antes: pageParam },
        signal,
      }),
    initialPageParam: null as number | null,
    getNextPageParam: (page) => page.at(-1)?.id ?? null,
  })

export const createWebhook = (body: WebhookInput) => api<WebhookSegredo>('/webhook', { method: 'POST', body })

export const saveWebhook = (id: number, body: WebhookUpdate) =>
  api<Webhook>(`/webhook/${id}`, { method: 'PUT', body })

export const removeWebhook = (id: number) => send(`/webhook/${id}`, { method: 'DELETE' })

export const renewSegredo = (id: number) => api<WebhookSegredo>(`/webhook/${id}/segredo`, { method: 'POST' })

export const sendExemplo = (id: number, tipo: EventoTipo) =>
  send(`/webhook/${id}/exemplo`, { method: 'POST', body: { tipo } })

export const resendEntrega = (id: number) => send(`/webhookEntrega/${id}/reenviar`, { method: 'POST' })
