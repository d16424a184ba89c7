import { EVENTOS_DIAS } from '@app/contract/casca/evento'
import { DAY_MS } from '@app/rules/casca/tempo'
import { z } from 'zod'
import { defineJob, type Job } from '../../../platform/jobs/jobs.ts'
import { screenAt } from '../../../platform/mail/link.ts'
import { deliverWebhooks, JOB_AVISAR, JOB_ENTREGAR } from './deliver.ts'
import { deleteEntregas } from './store/entrega.ts'
import { findWebhook } from './store/webhook.ts'

export const webhookJobs: Job[] = [
  // Events ask for it as they come; each minute takes what an ended process left.
  { name: JOB_ENTREGAR, cron: '* * * * *', run: (_payload, services) => deliverWebhooks(services) },
  defineJob(JOB_AVISAR, z.object({ webhookId: z.number().int() }), async ({ webhookId }, services) => {
    const webhook = await findWebhook(services.db, { tipo: 'tudo' }, webhookId)
    if (!webhook) return
    await services.mail.send({
      para: webhook.email,
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
