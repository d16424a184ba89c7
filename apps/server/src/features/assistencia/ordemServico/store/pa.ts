import type { Insertable } from 'kysely'
import type { DB, Executor } from '../../../../platform/db/index.ts'

export type PaLinhaNova = Omit<Insertable<DB['os_linha_pa']>, 'ordem_servico_id' | 'ordem'>

/** The lines of what was done at the counter take the place of those before. */
export const replaceLinhasPa = async (
  db: Executor,
  osId: number,
  linhas: readonly PaLinhaNova[],
): Promise<void> => {
  await db.deleteFrom('os_linha_pa').where('ordem_servico_id', '=', osId).execute()
  await db
    .insertInto('os_linha_pa')
    .values(linhas.map((linha, ordem) => ({ ...linha, ordem_servico_id: osId, ordem })))
    .execute()
}
