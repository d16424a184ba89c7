import type { Job } from '../../../platform/jobs/jobs.ts'
import { keepCopias, takeCopia } from './copias.ts'

export const JOB_COPIAR = 'copiar_agora'

export const instalacaoJobs: Job[] = [
  { name: 'guardar_copias', cron: '40 * * * *', run: (_payload, services) => keepCopias(services) },
  { name: JOB_COPIAR, run: (_payload, services) => takeCopia(services) },
]
