import {
  NotificacaoPreferencias,
  NotificacaoPreferenciasInput,
  Notificacoes,
  NotificacoesLidas,
  NotificacoesNaoLidas,
  NotificacoesQuery,
} from '@app/contract/casca/notificacao'
import { addJob } from '../../../platform/jobs/jobs.ts'
import type { Routes } from '../../../platform/http/routes.ts'
import { getNaoLidas, getPreferencias, listOwn, readOwn, savePreferencias } from './actions.ts'
import { FATO } from './entrega.ts'
import { JOB_ENTREGAR } from './jobs.ts'
import { sairRoutes } from './routes-sair.ts'

const tags = ['Notificações']
const config = { ability: 'session' } as const

/** The facts of one moment are delivered together. */
const TOGETHER_MS = 250

/** The own notices, for everybody with a session. */
export const notificacaoRoutes: Routes = async (app) => {
  const { changes, db, log } = app.services
  let waiting: NodeJS.Timeout | undefined
  const forget = changes.onChange(({ entidade }) => {
    if (entidade !== FATO) return
    waiting ??= setTimeout(() => {
      waiting = undefined
      // All processes hear of a fact; the key makes theirs one job.
      addJob(db, JOB_ENTREGAR, {}, { key: JOB_ENTREGAR }).catch((err: unknown) =>
        log.warn({ err }, 'notificações: a entrega espera o próximo minuto'),
      )
    }, TOGETHER_MS).unref()
  })
  app.addHook('onClose', async () => {
    forget()
    clearTimeout(waiting)
  })

  await app.register(sairRoutes)
  app.get(
    '/notificacao',
    {
      config,
      schema: {
        tags,
        summary: 'Os próprios avisos, os mais novos primeiro',
        querystring: NotificacoesQuery,
        response: { 200: Notificacoes },
      },
    },
    (req) => listOwn(req.ctx, req.query),
  )
  app.get(
    '/notificacao/naoLidas',
    {
      config,
      schema: {
        tags,
        summary: 'Quantos dos próprios avisos não foram lidos',
        response: { 200: NotificacoesNaoLidas },
      },
    },
    (req) => getNaoLidas(req.ctx),
  )
  app.put(
    '/notificacao/lidas',
    {
      config,
      schema: {
        tags,
        summary: 'Marca avisos próprios como lidos; sem `ids`, todos',
        body: NotificacoesLidas,
        response: { 200: NotificacoesNaoLidas },
      },
    },
    (req) => readOwn(req.ctx, req.body),
  )
  app.get(
    '/notificacao/preferencias',
    {
      config,
      schema: {
        tags,
        summary: 'O que chega a quem pergunta, e por onde',
        response: { 200: NotificacaoPreferencias },
      },
    },
    (req) => getPreferencias(req.ctx),
  )
  app.put(
    '/notificacao/preferencias',
    {
      config,
      schema: {
        tags,
        summary: 'Escolhe o que chega, e por onde; o que não vai no corpo fica como está',
        body: NotificacaoPreferenciasInput,
        response: { 200: NotificacaoPreferencias },
      },
    },
    (req) => savePreferencias(req.ctx, req.body),
  )
}
