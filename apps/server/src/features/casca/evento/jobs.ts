import { EVENTOS_DIAS } from '@app/contract/casca/evento'
import { DAY_MS } from '@app/rules/casca/tempo'
import type { Job } from '../../../platform/jobs/jobs.ts'
import { settleEventos } from './actions.ts'
import { deleteEventos } from './store.ts'

const AT_ONCE = 20_000

export const eventoJobs: Job[] = [
  {
    name: 'eventos_esquecer',
    cron: '47 4 * * *',
    run: async (_payload, services) => {
      // An installation that nobody asks for events keeps none for longer either.
      await settleEventos(services)
      const antes = new Date(services.now().getTime() - EVENTOS_DIAS * DAY_MS)
      while ((await deleteEventos(services.db, antes, AT_ONCE)) === AT_ONCE);
    },
  },
]
