import { DAY_MS } from '@app/rules/casca/tempo'
import type { OsAviso } from '@app/contract/assistencia/aviso'
import type { Services } from '../../../../../platform/context.ts'
import { closeAvisos, listRetiradas, lockRetirada } from '../../store/aviso.ts'
import { notifyOs } from './notify.ts'
import { tellConsumidor } from './tell.ts'

const AT_ONCE = 200

/** Days of waiting after which a notice is sent; nothing else happens to the watch (decisions 62). */
const MARCOS = [
  ['RETIRADA_30', 30],
  ['RETIRADA_60', 60],
  ['RETIRADA_90', 90],
] as const satisfies readonly (readonly [OsAviso, number])[]
const NOMES = MARCOS.map(([aviso]) => aviso)

/**
 * Sends a notice for each watch that has waited 30, 60 or 90 days, once per mark, however often this runs; each order
 * in its own transaction. It replaces an earlier mark that was not told.
 */
export const tellRetiradas = async (services: Services): Promise<void> => {
  const { db, now, transaction } = services
  const agora = now()
  const marcos = MARCOS.map(([aviso, dias]) => ({ aviso, ate: new Date(agora.getTime() - dias * DAY_MS) }))
  for (const row of await listRetiradas(db, marcos, AT_ONCE))
    await transaction(async (tx) => {
      if (!(await lockRetirada(tx, row))) return
      await closeAvisos(tx, row.id, NOMES, agora)
      await tellConsumidor(tx, { osId: row.id, aviso: row.aviso, agora, desde: row.desde })
      await notifyOs(tx, row)
    })
}
