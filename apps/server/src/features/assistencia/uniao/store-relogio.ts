import { TERMINAIS } from '@app/rules/assistencia/ordemServico'
import { sql } from 'kysely'
import type { Executor } from '../../../platform/db/index.ts'

/** Every foreign key to a watch, likewise. */
export const REFERENCIAS_DO_RELOGIO: Readonly<Record<string, 'move' | 'rastro'>> = {
  ordem_servico_relogio_id_fkey: 'move',
  troca_relogio_novo_id_fkey: 'move',
  relogio_unido_a_id_fkey: 'move',
  relogio_uniao_unido_id_fkey: 'rastro',
  relogio_uniao_ficou_id_fkey: 'rastro',
}

export const lockRelogios = (db: Executor, ids: readonly number[]) =>
  db
    .selectFrom('relogio')
    .selectAll()
    .where('id', 'in', [...ids])
    .orderBy('id')
    .forUpdate()
    .execute()

export type RelogioRow = Awaited<ReturnType<typeof lockRelogios>>[number]

/** Whether another post has, or has had, an order of one of these watches, or has made its record. */
export const isDeOutroPosto = async (
  db: Executor,
  ids: readonly number[],
  postoId: number,
): Promise<boolean> => {
  const { rows } = await sql`
    select from ordem_servico where relogio_id = any(${[...ids]}) and posto_id <> ${postoId}
    union all
    select from relogio where id = any(${[...ids]}) and posto_id <> ${postoId} limit 1`.execute(db)
  return rows.length > 0
}

/** The open orders of these watches that have no reason to stand beside another (decisions 51). */
export const countAbertas = async (db: Executor, ids: readonly number[]): Promise<number> => {
  const { total } = await db
    .selectFrom('ordem_servico')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where('relogio_id', 'in', [...ids])
    .where('os_type', '=', 'OS')
    .where('motivo_segunda_os', 'is', null)
    .where('status', 'not in', TERMINAIS)
    .executeTakeFirstOrThrow()
  return total
}

/** Orders, swaps and earlier traces go to the watch that stays. */
export const moveOrdens = async (db: Executor, fica: number, vai: number) => {
  const ordens = await db
    .updateTable('ordem_servico')
    .set({ relogio_id: fica, versao: sql`versao + 1` })
    .where('relogio_id', '=', vai)
    .returning(['id', 'versao', 'posto_id'])
    .execute()
  await db.updateTable('troca').set({ relogio_novo_id: fica }).where('relogio_novo_id', '=', vai).execute()
  await db.updateTable('relogio').set({ unido_a_id: fica }).where('unido_a_id', '=', vai).execute()
  return ordens
}

/** What is known of either watch stays known; the record that goes becomes the trace. */
export const writeUniao = async (
  db: Executor,
  fica: RelogioRow,
  vai: RelogioRow,
): Promise<{ fica: number; vai: number }> => {
  const stays = await db
    .updateTable('relogio')
    .set({
      observacoes: fica.observacoes ?? vai.observacoes,
      garantia_desde: fica.garantia_desde ?? vai.garantia_desde,
      trocado_os_id: fica.trocado_os_id ?? vai.trocado_os_id,
      versao: sql`versao + 1`,
    })
    .where('id', '=', fica.id)
    .returning('versao')
    .executeTakeFirstOrThrow()
  const goes = await db
    .updateTable('relogio')
    .set({ ativo: false, unido_a_id: fica.id, versao: sql`versao + 1` })
    .where('id', '=', vai.id)
    .returning('versao')
    .executeTakeFirstOrThrow()
  return { fica: stays.versao, vai: goes.versao }
}

type Rastro = { fica: number; vai: number; em: Date; por: number; motivo: string; ordens: readonly number[] }

export const insertRastro = (db: Executor, { fica, vai, ordens, ...rest }: Rastro) =>
  db
    .insertInto('relogio_uniao')
    .values({ ...rest, unido_id: vai, ficou_id: fica, ordens: [...ordens] })
    .execute()
