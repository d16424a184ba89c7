import type { Visao, VisaoInput, VisaoUpdate } from '@app/contract/casca/visao'
import { sql } from 'kysely'
import type { Executor } from '../../../platform/db/index.ts'

/** The reader of views: sees the own ones and, with `equipe`, those of the team. */
export type Leitor = { usuarioId: number; equipe: boolean }

const select = ({ usuarioId, equipe }: Leitor) => sql`
  select visao.id, visao.lista, visao.nome, visao.filtros, visao.equipe,
         visao.usuario_id = ${usuarioId} as minha, coalesce(dono.nome_exibicao, dono.nome) as de
    from visao
    join usuario dono on dono.id = visao.usuario_id
    join usuario leitor on leitor.id = ${usuarioId}
   where (visao.usuario_id = ${usuarioId}
          or (${equipe} and visao.equipe and dono.ativo and dono.tipo = leitor.tipo
              and dono.cliente_id is not distinct from leitor.cliente_id
              and dono.posto_id is not distinct from leitor.posto_id))`

/** The own views first, each part by name. */
export const listVisoes = async (db: Executor, leitor: Leitor, lista: string): Promise<Visao[]> => {
  const { rows } = await sql<Visao>`
    ${select(leitor)} and visao.lista = ${lista}
    order by minha desc, visao.nome collate "pt-BR-x-icu", visao.id`.execute(db)
  return rows
}

export const findVisao = async (db: Executor, leitor: Leitor, id: number): Promise<Visao | undefined> => {
  const { rows } = await sql<Visao>`${select(leitor)} and visao.id = ${id}`.execute(db)
  return rows[0]
}

export const findPadrao = async (db: Executor, usuarioId: number, lista: string): Promise<number | null> => {
  const row = await db
    .selectFrom('visao_padrao')
    .select('visao_id')
    .where('usuario_id', '=', usuarioId)
    .where('lista', '=', lista)
    .executeTakeFirst()
  return row?.visao_id ?? null
}

export const setPadrao = async (
  db: Executor,
  usuarioId: number,
  lista: string,
  visaoId: number | null,
): Promise<void> => {
  if (visaoId === null)
    await db
      .deleteFrom('visao_padrao')
      .where('usuario_id', '=', usuarioId)
      .where('lista', '=', lista)
      .execute()
  else
    await db
      .insertInto('visao_padrao')
      .values({ usuario_id: usuarioId, lista, visao_id: visaoId })
      .onConflict((one) => one.columns(['usuario_id', 'lista']).doUpdateSet({ visao_id: visaoId }))
      .execute()
}

/** Locks the person, so that two windows cannot both save the last allowed view. */
export const countVisoes = async (db: Executor, usuarioId: number, lista: string): Promise<number> => {
  await db.selectFrom('usuario').select('id').where('id', '=', usuarioId).forUpdate().execute()
  const { total } = await db
    .selectFrom('visao')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where('usuario_id', '=', usuarioId)
    .where('lista', '=', lista)
    .executeTakeFirstOrThrow()
  return total
}

export const insertVisao = async (
  db: Executor,
  usuarioId: number,
  { lista, nome, filtros, equipe = false }: VisaoInput,
): Promise<number> => {
  const { id } = await db
    .insertInto('visao')
    .values({ usuario_id: usuarioId, lista, nome, filtros: JSON.stringify(filtros), equipe })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** An absent field stays as it is. */
export const updateVisao = async (
  db: Executor,
  id: number,
  { nome, filtros, equipe }: VisaoUpdate,
): Promise<void> => {
  const changes = {
    ...(nome !== undefined && { nome }),
    ...(filtros !== undefined && { filtros: JSON.stringify(filtros) }),
    ...(equipe !== undefined && { equipe }),
  }
  if (Object.keys(changes).length > 0)
    await db.updateTable('visao').set(changes).where('id', '=', id).execute()
}

/** Whether a view was deleted; only the person's own can be. */
export const deleteVisao = async (db: Executor, usuarioId: number, id: number): Promise<boolean> => {
  const { numDeletedRows } = await db
    .deleteFrom('visao')
    .where('id', '=', id)
    .where('usuario_id', '=', usuarioId)
    .executeTakeFirstOrThrow()
  return numDeletedRows > 0n
}
