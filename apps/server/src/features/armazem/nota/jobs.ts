import { DAY_MS, MINUTE_MS } from '@app/rules/casca/tempo'
import type { Job } from '../../../platform/jobs/jobs.ts'
import { raiseFatos } from '../../casca/notificacao/index.ts'
import { listEsperando } from './store/espera.ts'

/** A note waits when it was imported so long ago and nobody received it. */
const ESPERA_MS = 120 * MINUTE_MS

export const notaJobs: Job[] = [
  {
    name: 'nota_espera',
    cron: '*/5 * * * *',
    run: async (_payload, { db, now }) => {
      const agora = now()
      const ate = new Date(agora.getTime() - ESPERA_MS)
      const notas = await listEsperando(db, new Date(ate.getTime() - DAY_MS), ate)
      await raiseFatos(
        db,
        notas.map(({ id, clienteId, numero, nome }) => ({
          tipo: 'NOTA_ESPERA',
          causa: String(id),
          clienteId,
          link: `/notas/edit/${id}`,
          rotulo: `${numero} · ${nome}`,
        })),
        agora,
      )
    },
  },
]
