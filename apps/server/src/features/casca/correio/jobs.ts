import { DAY_MS } from '@app/rules/casca/tempo'
import { z } from 'zod'
import { defineJob, type Job } from '../../../platform/jobs/jobs.ts'
import { JOB_RECUSADO } from '../../../platform/mail/index.ts'
import { applyRetorno, type AoParar } from './retorno/apply.ts'
import { JOB_RETORNOS, readRetornos } from './retorno/read.ts'
import { forgetEnviados } from './store/endereco.ts'

/** Mail systems give up after five days; reports come soon after. */
const KEPT_MS = 60 * DAY_MS

const recusado = z.object({ token: z.string(), para: z.string(), status: z.string(), motivo: z.string() })

/** `aoParar`: what the modules do once an address does not deliver. */
export const correioJobs = (aoParar: readonly AoParar[]): Job[] => [
  {
    name: JOB_RETORNOS,
    cron: '*/5 * * * *',
    run: (_payload, services) => readRetornos(services, aoParar),
  },
  defineJob(JOB_RECUSADO, recusado, ({ token, para, status, motivo }, services) =>
    applyRetorno(services, aoParar, [token], {
      destinatarios: [para.toLowerCase()],
      tipo: 'dura',
      status,
      motivo,
    }),
  ),
  {
    name: 'correio_esquecer',
    cron: '32 4 * * *',
    run: (_payload, { db, now }) => forgetEnviados(db, new Date(now().getTime() - KEPT_MS)),
  },
]
