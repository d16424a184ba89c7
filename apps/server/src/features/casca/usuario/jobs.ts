import { z } from 'zod'
import { defineJob, type Job } from '../../../platform/jobs/jobs.ts'
import { forgetInativos, forgetPendentes } from './actions/lgpd.ts'
import { JOB_LIBERADO, JOB_PENDENTE, sendLiberado, sendPendente } from './actions/release.ts'
import { AVISOS, JOB_AVISAR, JOB_CONVIDAR, sendAviso, sendConvite } from './actions/mails.ts'

const usuarioId = z.number().int()

export const usuarioJobs: Job[] = [
  defineJob(JOB_CONVIDAR, z.object({ usuarioId }), ({ usuarioId: id }, services) =>
    sendConvite(services, id),
  ),
  defineJob(
    JOB_AVISAR,
    z.object({ usuarioId, aviso: z.enum(AVISOS), para: z.string().optional() }),
    (payload, services) => sendAviso(services, payload),
  ),
  defineJob(JOB_PENDENTE, z.object({ pendenteId: usuarioId, usuarioId }), (payload, services) =>
    sendPendente(services, payload),
  ),
  defineJob(JOB_LIBERADO, z.object({ usuarioId }), ({ usuarioId: id }, services) =>
    sendLiberado(services, id),
  ),
  {
    name: 'esquecer_pendentes',
    cron: '47 3 * * *',
    run: (_payload, services) => forgetPendentes(services),
  },
  {
    name: 'anonimizar_inativos',
    cron: '52 3 * * *',
    run: (_payload, services) => forgetInativos(services),
  },
]
