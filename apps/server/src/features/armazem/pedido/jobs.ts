import type { Job } from '../../../platform/jobs/jobs.ts'
import { foldContagem } from './store/contagem.ts'

/** Keeps the counts short: every save appends to them, every list sums them up. */
export const pedidoJobs: Job[] = [
  { name: 'pedido_contagem', cron: '* * * * *', run: (_payload, { db }) => foldContagem(db) },
]
