import { EVENTOS_DIAS } from '@app/contract/casca/evento'
import { DAY_MS } from '@app/rules/casca/tempo'
import { forgetAnswers } from './idempotency.ts'
import type { Job } from './jobs/jobs.ts'
import { maintainPartitions } from './store/particao.ts'
import { deleteExpired } from './store/sessao.ts'
import { deleteConhecidos, deleteTentativas } from './store/tentativa.ts'
import { deleteExpiredTokens } from './store/token-unico.ts'

/** A network without a log-in for so long counts as unknown again. */
const KNOWN_MS = 90 * DAY_MS

/** Jobs that keep tables small; each may run at any time, also twice at once. */
export const upkeep: Job[] = [
  {
    name: 'esquecer_sessoes',
    cron: '7 * * * *',
    run: (_payload, { now, transaction }) => transaction((db) => deleteExpired(db, now())),
  },
  {
    name: 'esquecer_respostas',
    cron: '17 * * * *',
    run: async (_payload, services) => void (await forgetAnswers(services)),
  },
  {
    name: 'esquecer_tentativas',
    cron: '27 * * * *',
    run: async (_payload, { db, now }) => {
      await deleteTentativas(db, new Date(now().getTime() - DAY_MS))
      await deleteConhecidos(db, new Date(now().getTime() - KNOWN_MS))
      await deleteExpiredTokens(db, now())
    },
  },
  {
    name: 'particoes_manter',
    cron: '37 4 * * *',
    run: (_payload, { db, now }) =>
      maintainPartitions(db, now(), new Date(now().getTime() - EVENTOS_DIAS * DAY_MS)),
  },
]
