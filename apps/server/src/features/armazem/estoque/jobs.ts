import { localDay } from '@app/rules/casca/tempo'
import type { Job } from '../../../platform/jobs/jobs.ts'
import { raiseFatos } from '../../casca/notificacao/index.ts'
import { listVencendo } from './store/vencendo.ts'

const words = (dias: number): string =>
  dias === 0 ? 'vence hoje' : dias === 1 ? 'vence amanhã' : `vence em ${dias} dias`

export const estoqueJobs: Job[] = [
  {
    // 7:00 in Brasília.
    name: 'lote_vence',
    cron: '0 10 * * *',
    run: async (_payload, { config, db, now }) => {
      const lotes = await listVencendo(db, localDay(now(), config.TZ_EXIBICAO))
      await raiseFatos(
        db,
        lotes.map(({ causa, clienteId, descricao, lote, dias }) => ({
          tipo: 'LOTE_VENCE',
          causa,
          clienteId,
          link: '/relatorio/validade-do-estoque',
          rotulo: `${descricao.slice(0, 80)}, lote ${lote.slice(0, 40)}, ${words(dias)}`,
        })),
        now(),
      )
    },
  },
]
