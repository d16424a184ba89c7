import { sql } from 'kysely'
import type { Executor } from '../../../../platform/db/index.ts'

/** How far the count of a note at the door is. */
export type ChegadaDaNota = { conferente: string | null; terminada: boolean; divergencias: number }

/** A receipt that is undone waits for a count again; what was counted stays. */
export const reopenChegada = async (db: Executor, notaId: number): Promise<void> => {
  await sql`
    with reaberta as (
      update chegada set conferente_id = null, tomada_em = null, fechada_em = null, terminada_em = null,
                         observacao = null
       where nota_id = ${notaId} returning nota_id)
    delete from chegada_divergencia where nota_id in (select nota_id from reaberta)`.execute(db)
}
