import { DAY_MS } from '@app/rules/casca/tempo'
import { z } from 'zod'
import { defineJob, type Job } from '../../../platform/jobs/jobs.ts'
import { Linha } from './carta.ts'
import { destinoJobs } from './destinos.ts'
import { deliverFatos, JOB_EMAIL, sendEmail } from './entrega.ts'
import { deleteFatos } from './store/fato.ts'
import { deleteNotificacoes } from './store/notificacao.ts'

export const JOB_ENTREGAR = 'notificacao_entregar'

/** Longer than any cause can come again: a lot is told at 90, 60 and 30 days. */
const KEPT_MS = 90 * DAY_MS

const email = z.object({ usuarioId: z.number().int(), linhas: z.array(Linha) })

export const notificacaoJobs: Job[] = [
  // Facts ask for it as they come; each minute takes what an ended process left.
  { name: JOB_ENTREGAR, cron: '* * * * *', run: (_payload, services) => deliverFatos(services) },
  ...destinoJobs,
  defineJob(JOB_EMAIL, email, (payload, services) => sendEmail(services, payload)),
  {
    name: 'notificacao_esquecer',
    cron: '12 4 * * *',
    run: (_payload, { now, transaction }) =>
      transaction(async (db) => {
        const antes = new Date(now().getTime() - KEPT_MS)
        await deleteNotificacoes(db, antes)
        await deleteFatos(db, antes)
      }),
  },
]
