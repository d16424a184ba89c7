import { type Insertable, sql } from 'kysely'
import type { DB, Executor } from '../../../../platform/db/index.ts'

export type PaLinhaNova = Omit<Insertable<DB['os_linha_pa']>, 'ordem_servico_id' | 'ordem'>

/** Replaces the lines of the work at the counter. */
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

/** Every part that the lines of the counter need, or that it has used from the post's stock. */
export const listPecasDoPa = async (db: Executor, osId: number) => {
  const { rows } = await sql<{ peca_id: number; precisa: number; usada: number }>`
    with linha as (
      select peca_id, sum(quantidade) as precisa from os_linha_pa
       where ordem_servico_id = ${osId} and peca_id is not null group by peca_id
    ), nossa as (
      select peca_id, usada from os_peca where ordem_servico_id = ${osId}
    )
    select coalesce(linha.peca_id, nossa.peca_id) as peca_id, coalesce(linha.precisa, 0)::integer as precisa,
           coalesce(nossa.usada, 0) as usada
      from linha full join nossa using (peca_id)
     order by 1`.execute(db)
  return rows
}
