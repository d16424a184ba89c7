import type { Painel } from '@app/contract/armazem/painel'
import { painelOf } from './cards.ts'
import { createSnapshot } from './snapshot.ts'
import { readPainel } from './store.ts'
import type { Context, Services } from '../../../platform/context.ts'
import { refuse } from '../../../platform/http/errors.ts'

/**
 * The panel is for staff and the same for all of them, so a process caches one answer until an order or the settings
 * change in any process: two hundred open panels cost the database one reading.
 */
export const createPainel = ({ db, now, changes }: Services) => {
  const snapshot = createSnapshot(async () => painelOf(await readPainel(db, now())), now)
  const stops = [changes.onChange(snapshot.invalidate), changes.onGap(snapshot.invalidate)]
  return {
    // It holds orders of every company, so only people who may see every company get it.
    show: ({ scope }: Pick<Context, 'scope'>): Promise<Painel> =>
      scope.tipo === 'tudo' ? snapshot.get() : refuse('NOT_PERMITED'),
    stop: () => {
      for (const stop of stops) stop()
    },
  }
}
