import { z } from 'zod'
import { defineJob, type Job } from '../../../platform/jobs/jobs.ts'
import { JOB_OS_AVISAR, OS_AVISOS } from './actions/avisos.ts'
import { expireVencidas } from './actions/expire.ts'
import { finishEntregues } from './actions/finish.ts'
import { sendOsAviso } from './actions/mails.ts'

export const ordemServicoJobs: Job[] = [
  defineJob(
    JOB_OS_AVISAR,
    z.object({
      osId: z.number().int(),
      aviso: z.enum(OS_AVISOS),
      por: z.number().int().nullable().default(null),
    }),
    ({ osId, aviso, por }, services) => sendOsAviso(services, osId, aviso, por),
  ),
  {
    name: 'os_expirar_orcamentos',
    cron: '7 * * * *',
    run: (_payload, services) => expireVencidas(services),
  },
  {
    name: 'os_finalizar_entregues',
    cron: '17 * * * *',
    run: (_payload, services) => finishEntregues(services),
  },
]
