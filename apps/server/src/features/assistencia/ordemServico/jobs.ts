import { z } from 'zod'
import { defineJob, type Job } from '../../../platform/jobs/jobs.ts'
import { OS_AVISOS } from '@app/contract/assistencia/aviso'
import { JOB_OS_AVISAR } from './actions/avisos/tell.ts'
import { JOB_PECAS_LIVRES } from '../estoquePeca/index.ts'
import { expireVencidas } from './actions/expire.ts'
import { finishEntregues } from './actions/finish.ts'
import { tellRetiradas } from './actions/avisos/retirada.ts'
import { sendOsAviso } from './actions/avisos/send.ts'
import { handOnPecas } from './actions/pecas.ts'

export const ordemServicoJobs: Job[] = [
  defineJob(
    JOB_OS_AVISAR,
    z.object({
      osId: z.number().int(),
      aviso: z.enum(OS_AVISOS),
      por: z.number().int().nullable().default(null),
      avisoId: z.number().int().optional(),
    }),
    (pedido, services) => sendOsAviso(services, pedido),
  ),
  defineJob(JOB_PECAS_LIVRES, z.object({ postoId: z.number().int() }), ({ postoId }, services) =>
    handOnPecas(services, postoId),
  ),
  {
    name: 'os_expirar_orcamentos',
    cron: '7 * * * *',
    run: (_payload, services) => expireVencidas(services),
  },
  {
    name: 'os_avisar_retirada',
    cron: '27 * * * *',
    run: (_payload, services) => tellRetiradas(services),
  },
  {
    name: 'os_finalizar_entregues',
    cron: '17 * * * *',
    run: (_payload, services) => finishEntregues(services),
  },
]
