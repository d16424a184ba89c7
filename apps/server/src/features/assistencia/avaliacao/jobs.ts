import { z } from 'zod'
import { defineJob, type Job } from '../../../platform/jobs/jobs.ts'
import { JOB_CONVIDAR, JOB_RESPONDIDA, sendConvite, sendRespondida } from './invite.ts'

const payload = z.object({ id: z.number().int() })

export const avaliacaoJobs: Job[] = [
  defineJob(JOB_CONVIDAR, payload, ({ id }, services) => sendConvite(services, id)),
  defineJob(JOB_RESPONDIDA, payload, ({ id }, services) => sendRespondida(services, id)),
]
