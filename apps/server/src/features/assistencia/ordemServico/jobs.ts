import { z } from 'zod'
import { defineJob, type Job } from '../../../platform/jobs/jobs.ts'
import { JOB_OS_AVISAR, OS_AVISOS } from './actions/avisos.ts'
import { expirarVencidas } from './actions/expirar.ts'
import { finalizarEntregues } from './actions/finalizar.ts'
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
    run: (_payload, services) => expirarVencidas(services),
  },
  {
    name: 'os_finalizar_entregues',
    cron: '17 * * * *',
    run: (_payload, services) => finalizarEntregues(services),
  },
]
