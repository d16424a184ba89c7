import { holdsPecas } from '@app/rules/assistencia/ordemServico'
import { withFileWork } from '../../../../platform/files/work.ts'
import type { Services } from '../../../../platform/context.ts'
import type { Executor } from '../../../../platform/db/index.ts'
import { listEsperamPecasLivres, lockOrdens } from '../store/pecas.ts'
import { findOs } from '../store/read.ts'
import { faltaSinalDe } from '../view.ts'
import { moveOsIn } from './acao.ts'
import { SISTEMA } from './autor.ts'
import { havePecasCome, reservePecas } from './efeitos/pecas.ts'

/**
 * A part has arrived: an order that still needs it reserves it, and an approved order continues when nothing else is
 * missing.
 */
export const continueWithPecas = async (services: Services, db: Executor, osId: number): Promise<void> => {
  const scope = { tipo: 'tudo' } as const
  const antes = await findOs(db, scope, osId)
  if (!antes || !holdsPecas(antes.status)) return
  await reservePecas({ db, antes, agora: services.now(), autor: SISTEMA })
  if (antes.status !== 'ORCAMENTO_APROVADO' || faltaSinalDe(antes) > 0) return
  if (!(await havePecasCome({ db, antes }))) return
  await withFileWork(services, [], [], (work) =>
    moveOsIn({ db, services, work, scope, autor: SISTEMA }, osId, 'aguardarConserto', { body: {} }),
  )
}

/** Parts have become free at a post: the orders that wait for them take them, the oldest first (decisions 43). */
export const handOnPecas = async (services: Services, postoId: number): Promise<void> => {
  for (const id of await listEsperamPecasLivres(services.db, postoId))
    await services.transaction(async (db) => {
      await lockOrdens(db, [id])
      await continueWithPecas(services, db, id)
    })
}
