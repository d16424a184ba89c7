import type { Job } from '../../../platform/jobs/jobs.ts'
import { fecharMeses } from './actions/fechar.ts'

/** The job has new work on day 1; on other days it only catches up. */
export const financeiroJobs: Job[] = [
  {
    name: 'fechar_meses',
    // 00:10 in Brasília.
    cron: '10 3 * * *',
    run: async (_payload, services) => {
      await fecharMeses(services)
    },
  },
]
