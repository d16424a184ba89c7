import type { Job } from '../../../platform/jobs/jobs.ts'
import { foldContagem } from './store/contagem.ts'

/** Sums the counters up, because every save appends a row and every list adds them. */
export const pedidoJobs: Job[] = [
  { name: 'pedido_contagem', cron: '* * * * *', run: (_payload, { db }) => foldContagem(db) },
]
