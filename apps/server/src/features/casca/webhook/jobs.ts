import { EVENTOS_DIAS } from '@app/contract/casca/evento'
import { DAY_MS } from '@app/rules/casca/tempo'
import { z } from 'zod'
import { addJob, defineJob, type Job } from '../../../platform/jobs/jobs.ts'
import { screenAt } from '../../../platform/mail/link.ts'
import { donoDe, listQueEntregam } from '../correio/index.ts'
import { deliverWebhooks, JOB_AVISAR, JOB_ENTREGAR } from './deliver.ts'
import { deleteEntregas } from './store/entrega.ts'
import { findWebhook } from './store/webhook.ts'

const JOB_CARTA = 'webhooks_carta'
const webhookId = z.number().int()

export const webhookJobs: Job[] = [
  // Events ask for it as they come; each minute takes what an ended process left.
  { name: JOB_ENTREGAR, cron: '* * * * *', run: (_payload, services) => deliverWebhooks(services) },
  // One mail a job, so that one that fails is tried again alone.
  defineJob(JOB_AVISAR, z.object({ webhookId }), async (aviso, { db, transaction }) => {
    const webhook = await findWebhook(db, { tipo: 'tudo' }, aviso.webhookId)
    if (!webhook) return
    const dono = donoDe({ clienteId: webhook.cliente_id, postoId: webhook.posto_id })
    const escolhidos = dono ? await listQueEntregam(db, dono, 'integracoes') : []
    const todos = new Set([webhook.email.toLowerCase(), ...escolhidos.map(({ endereco }) => endereco)])
    await transaction(async (tx) => {
      for (const para of todos) await addJob(tx, JOB_CARTA, { ...aviso, para })
    })
  }),
  defineJob(JOB_CARTA, z.object({ webhookId, para: z.string() }), async (aviso, services) => {
    const webhook = await findWebhook(services.db, { tipo: 'tudo' }, aviso.webhookId)
    if (!webhook) return
    await services.mail.send({
      para: aviso.para,
      tipo: 'WEBHOOK_ESGOTADO',
      valores: { nome: webhook.nome, endereco: webhook.url, erro: webhook.erro ?? '' },
      corpo: `O que ficou para trás pode ser enviado de novo em Integrações: ${screenAt(services.config, '/integracoes')}
Ou lido por GET /eventos, nos próximos ${EVENTOS_DIAS} dias.`,
    })
  }),
  {
    name: 'webhooks_esquecer',
    cron: '52 4 * * *',
    run: async (_payload, { db, now }) =>
      void (await deleteEntregas(db, new Date(now().getTime() - EVENTOS_DIAS * DAY_MS))),
  },
]
