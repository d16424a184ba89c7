import type { FiltroSalvo, FiltroSalvoInput } from '@app/contract/casca/filtroSalvo'
import { sql } from 'kysely'
import type { Executor } from '../../../platform/db/index.ts'

const COLUMNS = ['id', 'lista', 'nome', 'filtros'] as const

/** The person's own, and nobody else's: the owner is in every `where`. */
export const listFiltros = (db: Executor, usuarioId: number, lista: string): Promise<FiltroSalvo[]> =>
  db
    .selectFrom('filtro_salvo')
    .select(COLUMNS)
    .where('usuario_id', '=', usuarioId)
    .where('lista', '=', lista)
    .orderBy(sql`nome collate "pt-BR-x-icu"`)
    .orderBy('id')
    .$castTo<FiltroSalvo>()
    .execute()

/** Locks the person, so that two windows cannot both be the last one below the limit. */
export const countFiltros = async (db: Executor, usuarioId: number, lista: string): Promise<number> => {
  await db.selectFrom('usuario').select('id').where('id', '=', usuarioId).forUpdate().execute()
  const { total } = await db
    .selectFrom('filtro_salvo')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where('usuario_id', '=', usuarioId)
    .where('lista', '=', lista)
    .executeTakeFirstOrThrow()
  return total
}

export const insertFiltro = (
  db: Executor,
  usuarioId: number,
  { lista, nome, filtros }: FiltroSalvoInput,
): Promise<FiltroSalvo> =>
  db
    .insertInto('filtro_salvo')
    .values({ usuario_id: usuarioId, lista, nome, filtros: JSON.stringify(filtros) })
    .returning(COLUMNS)
    .$castTo<FiltroSalvo>()
    .executeTakeFirstOrThrow()

/** Whether there was one to delete. */
export const deleteFiltro = async (db: Executor, usuarioId: number, id: number): Promise<boolean> => {
  const { numDeletedRows } = await db
    .deleteFrom('filtro_salvo')
    .where('id', '=', id)
    .where('usuario_id', '=', usuarioId)
    .executeTakeFirstOrThrow()
  return numDeletedRows > 0n
}
