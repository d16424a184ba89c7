import { DAY_MS } from '@app/rules/casca/tempo'
import type { Job } from '../../../platform/jobs/jobs.ts'
import { raiseFatos } from '../../casca/notificacao/index.ts'
import { foldContagem } from './store/contagem.ts'
import { listAtrasadosNovos } from './store/atraso.ts'

/** Orders that became late longer ago are old news: those of the day before a first start. */
const NEWS_MS = DAY_MS

export const pedidoJobs: Job[] = [
  // Sums the counters up, because every save appends a row and every list adds them.
  { name: 'pedido_contagem', cron: '* * * * *', run: (_payload, { db }) => foldContagem(db) },
  {
    name: 'pedido_atraso',
    cron: '* * * * *',
    run: async (_payload, { db, now }) => {
      const agora = now()
      const atrasados = await listAtrasadosNovos(db, agora, new Date(agora.getTime() - NEWS_MS))
      await raiseFatos(
        db,
        atrasados.map(({ id, causa, clienteId, numeroPedido, nomeFantasia }) => ({
          tipo: 'PEDIDO_ATRASADO',
          causa,
          clienteId,
          link: `/pedidos/edit/${id}`,
          rotulo: `${numeroPedido} · ${nomeFantasia}`,
        })),
        agora,
      )
    },
  },
]
