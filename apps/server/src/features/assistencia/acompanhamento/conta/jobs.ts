import { z } from 'zod'
import { defineJob, type Job } from '../../../../platform/jobs/jobs.ts'
import { JOB_CODIGO, sendCodigo } from './codigo.ts'
import { deleteVencidos } from './store.ts'

export const contaConsumidorJobs: Job[] = [
  defineJob(JOB_CODIGO, z.object({ usuarioId: z.number().int(), email: z.string() }), (payload, services) =>
    sendCodigo(services, payload),
  ),
  {
    name: 'conta_codigos_vencidos',
    cron: '41 3 * * *',
    run: async (_payload, { db, now }) => void (await deleteVencidos(db, now())),
  },
]
