import { z } from 'zod'
import { defineJob, type Job } from '../../../platform/jobs/jobs.ts'
import { forgetCadastros } from './actions/lgpd.ts'
import { AVISOS_CADASTRO, JOB_CADASTRO_AVISAR, sendAviso } from './actions/mails.ts'

export const cadastroPostoJobs: Job[] = [
  defineJob(
    JOB_CADASTRO_AVISAR,
    z.object({ id: z.number().int(), aviso: z.enum(AVISOS_CADASTRO) }),
    ({ id, aviso }, services) => sendAviso(services, id, aviso),
  ),
  {
    name: 'esquecer_cadastros_posto',
    cron: '12 * * * *',
    run: (_payload, services) => forgetCadastros(services),
  },
]
