import { DAY_MS } from '@app/rules/casca/tempo'
import type { Job } from '../../../platform/jobs/jobs.ts'
import { createNotaReader, pastasDeEsquemas } from '../nota/index.ts'
import { JOB_LER, readCaixa } from './actions/read.ts'
import { deleteFeitos } from './store/arquivo.ts'
import { findCaixa } from './store/caixa.ts'

/** How long a file is kept after it was imported or put away. */
const KEPT_DAYS = 30

export const caixaNotaJobs: Job[] = [
  {
    name: JOB_LER,
    cron: '*/5 * * * *',
    run: async (_payload, services) => {
      if (!(await findCaixa(services.db)).ativa) return
      const leitor = createNotaReader({ pastas: () => pastasDeEsquemas(services.config), processos: 1 })
      try {
        await readCaixa(services, leitor)
      } finally {
        await leitor.close()
      }
    },
  },
  {
    name: 'caixa_nota_esquecer',
    cron: '47 4 * * *',
    run: (_payload, { db, now }) => deleteFeitos(db, new Date(now().getTime() - KEPT_DAYS * DAY_MS)),
  },
]
