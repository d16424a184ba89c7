import { DAY_MS } from '@app/rules/casca/tempo'
import { z } from 'zod'
import { defineJob, type Job } from '../../../platform/jobs/jobs.ts'
import { JOB_CONVITE, sendConvite } from './actions/mails.ts'
import { deleteEncerrados } from './store/convite.ts'

/** An ended invitation says why its link does not work for this long. */
const GUARDADO_DIAS = 30

export const colaboradorJobs: Job[] = [
  defineJob(JOB_CONVITE, z.object({ id: z.number().int() }), ({ id }, services) => sendConvite(services, id)),
  {
    name: 'esquecer_convites',
    cron: '37 3 * * *',
    run: async (_payload, { db, now }) => {
      await deleteEncerrados(db, new Date(now().getTime() - GUARDADO_DIAS * DAY_MS))
    },
  },
]
