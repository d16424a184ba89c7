import type { Services } from '../../../platform/context.ts'
import { withFileWork } from '../../../platform/files/work.ts'
import { forgetChaves, listAntigas, namedProvas } from './store.ts'

/** How long what proves a payment is kept (Código Civil, art. 206, § 5º; CTN, art. 174). */
const ANOS_DE_PROVA = 5

/** Removes the files of payments settled long ago; their rows keep the SHA-256. */
export const forgetProvas = async (services: Services): Promise<void> => {
  const antes = new Date(services.now())
  antes.setUTCFullYear(antes.getUTCFullYear() - ANOS_DE_PROVA)
  for (;;) {
    const antigas = await listAntigas(services.db, antes)
    if (antigas.length === 0) return
    await withFileWork(services, [namedProvas], [], (work) =>
      services.transaction(async (db) => {
        await forgetChaves(
          db,
          antigas.map(({ id }) => id),
          services.now(),
        )
        for (const { chave } of antigas) work.discard(chave)
      }),
    )
  }
}
