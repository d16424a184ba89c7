import type { Push } from '@app/contract/painel'
import type { Change } from './changes.ts'
import { CHANGE_CHANNEL } from './changes.ts'
import type { Executor } from './db/index.ts'
import { notify } from './store/aviso.ts'

/** Tells every process, at the commit, that a record changed; who watches it asks for it anew. */
export const notifyChange = async (db: Executor, change: Change): Promise<void> => {
  await notify(db, CHANGE_CHANNEL, JSON.stringify(change))
}

/** What goes over the wire: never the company, nor the content. */
export const pushOf = ({ entidade, id, versao }: Change): Push => ({ tipo: 'mudou', entidade, id, versao })
