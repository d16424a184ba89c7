import { DAY_MS } from '@app/rules/casca/tempo'
import type { Job } from '../../../platform/jobs/jobs.ts'
import { deleteChamadas } from '../../../platform/store/chave.ts'

/** What a key did is kept as long as the events that it may read. */
const KEPT_MS = 90 * DAY_MS

export const chaveApiJobs: Job[] = [
  {
    name: 'chaves_esquecer_chamadas',
    cron: '42 4 * * *',
    run: async (_payload, { db, now }) =>
      void (await deleteChamadas(db, new Date(now().getTime() - KEPT_MS))),
  },
]
