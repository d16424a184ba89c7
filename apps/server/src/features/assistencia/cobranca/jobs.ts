import type { Services } from '../../../platform/context.ts'
import { MOMENTOS_LEMBRETE } from '@app/contract/assistencia/cobranca'
import { z } from 'zod'
import { defineJob, type Job } from '../../../platform/jobs/jobs.ts'
import { issueDevidas } from './actions/issue.ts'
import { sendLembrete, JOB_LEMBRETE, remindCobrancas } from './actions/remind.ts'
import { listAssinantes, lockAssinatura } from './store/assinatura.ts'

/** Creates the charges of every begun period, each post in its own transaction; answers their number. */
export const issueCobrancas = async (services: Services): Promise<number> => {
  let feitas = 0
  for (const postoId of await listAssinantes(services.db)) {
    feitas += await services.transaction(async (db) => {
      const row = await lockAssinatura(db, postoId)
      return row ? (await issueDevidas(db, { ...services, usuario: null }, row)).length : 0
    })
  }
  return feitas
}

const Lembrete = z
  .object({ cobrancaId: z.number().int(), momento: z.enum(MOMENTOS_LEMBRETE) })
  .and(z.union([z.object({ usuarioId: z.number().int() }), z.object({ endereco: z.string() })]))

export const cobrancaJobs: Job[] = [
  {
    name: 'emitir_cobrancas',
    cron: '12 6 * * *',
    run: async (_payload, services) => {
      await issueCobrancas(services)
    },
  },
  // At nine in the morning in São Paulo.
  {
    name: 'lembrar_cobrancas',
    cron: '0 12 * * *',
    run: async (_payload, services) => {
      await remindCobrancas(services)
    },
  },
  defineJob(JOB_LEMBRETE, Lembrete, (pedido, services) => sendLembrete(services, pedido)),
]
