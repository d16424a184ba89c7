import type { Job } from '../../../platform/jobs/jobs.ts'
import { refazFatos } from './store/fatos.ts'

/** Marks per transaction: some seconds of work at most, and an act never waits for it. */
const LOTE = 2_000

/** Until it has run, a report reads the orders that changed themselves, so late or twice changes no figure. */
export const relatorioJobs: Job[] = [
  {
    name: 'somar_relatorios',
    cron: '* * * * *',
    run: async (_payload, { db }) => {
      while ((await refazFatos(db, LOTE)) === LOTE);
    },
  },
]
