import type { Job } from '../../../platform/jobs/jobs.ts'
import { forgetProvas } from '../prova/index.ts'
import { countAbertos, closeMeses } from './actions/close.ts'
import { settleAprovados } from './actions/settle.ts'

export const financeiroJobs: Job[] = [
  // It has new work on day 1; on other days it only catches up.
  {
    name: 'fechar_meses',
    // 00:10 in Brasília.
    cron: '10 3 * * *',
    run: async (_payload, services) => {
      await closeMeses(services)
      await settleAprovados(services)
    },
  },
  {
    name: 'esquecer_provas',
    cron: '2 4 * * *',
    run: (_payload, services) => forgetProvas(services),
  },
  // Until then whoever reads an open month that has changed counts it.
  {
    name: 'contar_meses_abertos',
    cron: '*/5 * * * *',
    run: async (_payload, services) => {
      await countAbertos(services)
    },
  },
]
