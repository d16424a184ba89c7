import type { Job } from '../../../platform/jobs/jobs.ts'
import { fecharMeses } from './actions/fechar.ts'

/** On day 1 there is something to do; on every other day only what was missed. */
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
