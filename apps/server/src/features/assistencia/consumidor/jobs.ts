import type { Job } from '../../../platform/jobs/jobs.ts'
import { forgetEvidencias } from './lgpd.ts'

export const consumidorJobs: Job[] = [
  {
    name: 'esquecer_evidencias',
    cron: '57 3 * * *',
    run: (_payload, services) => forgetEvidencias(services),
  },
]
