import type { Push } from '@app/contract/casca/push'
import type { Change } from './changes.ts'
import { CHANGE_CHANNEL } from './changes.ts'
import type { Executor } from '../db/index.ts'
import { type Aviso, notify } from '../store/aviso.ts'

/** A change as a notification to every process at the commit; people who watch the record then read it again. */
export const avisoOf = (change: Change): Aviso => ({
  channel: CHANGE_CHANNEL,
  payload: JSON.stringify(change),
})

/** Publishes a change that has no entry in the audit log. */
export const notifyChange = async (db: Executor, change: Change): Promise<void> => {
  await notify(db, avisoOf(change))
}

/** The part of a change that goes to browsers: never the company, nor the content. */
export const pushOf = ({ entidade, id, versao }: Change): Push => ({ tipo: 'mudou', entidade, id, versao })
