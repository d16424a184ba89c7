import { MINUTE_MS } from '@app/rules/casca/tempo'
import type { Executor } from '../../../platform/db/index.ts'
import { insertConvite } from './convites-store.ts'

const HOUR_MS = 60 * MINUTE_MS

/** Somebody whom the responsável of the first post asked yesterday, and who has not answered. */
export const seedConvite = (db: Executor, postoId: number, now = new Date()): Promise<void> =>
  insertConvite(db, {
    posto_id: postoId,
    email: 'ciro.convidado@retaguarda.example',
    role: 'CENTRO_TECNICO',
    criado_em: new Date(now.getTime() - 20 * HOUR_MS),
    expira_em: new Date(now.getTime() + 52 * HOUR_MS),
    envios: 1,
  })
