import { type Insertable, sql } from 'kysely'
import type { DB, Executor } from '../../../platform/db/index.ts'

const LISTADAS = 30

/** The newest copies, failed ones too. */
export const listCopias = (db: Executor) =>
  db.selectFrom('copia').selectAll().orderBy('iniciada_em', 'desc').limit(LISTADAS).execute()
export type CopiaRow = Awaited<ReturnType<typeof listCopias>>[number]

/** The newest copy that was made. */
export const findUltima = (db: Executor) =>
  db
    .selectFrom('copia')
    .selectAll()
    .where('falha', 'is', null)
    .where('removida_em', 'is', null)
    .orderBy('iniciada_em', 'desc')
    .limit(1)
    .executeTakeFirst()

/** The birth of the installation: its first migration. */
export const findNascimento = async (db: Executor): Promise<Date> => {
  const { em } = await db
    .selectFrom('migracao')
    .select((eb) => eb.fn.min<Date>('aplicada_em').as('em'))
    .executeTakeFirstOrThrow()
  return em
}

/** When a copy was last proved, successfully or not. */
export const findUltimoTeste = async (db: Executor): Promise<Date | null> => {
  const { em } = await db
    .selectFrom('copia')
    .select((eb) => eb.fn.max<Date | null>('testada_em').as('em'))
    .executeTakeFirstOrThrow()
  return em
}

export const insertCopia = (db: Executor, row: Insertable<DB['copia']>) =>
  db.insertInto('copia').values(row).execute()

export const updateTeste = (db: Executor, id: number, em: Date, falha: string | null) =>
  db.updateTable('copia').set({ testada_em: em, teste_falha: falha }).where('id', '=', id).execute()

/** Copies whose folders are still there, beyond the newest `guardar`. */
export const listSobras = (db: Executor, guardar: number) =>
  db
    .selectFrom('copia')
    .select(['id', 'pasta'])
    .where('falha', 'is', null)
    .where('removida_em', 'is', null)
    .orderBy('iniciada_em', 'desc')
    .offset(guardar)
    .execute()

export const updateRemovida = (db: Executor, id: number, em: Date) =>
  db.updateTable('copia').set({ removida_em: em }).where('id', '=', id).execute()

/** Failures and removed copies of long ago. */
export const deleteAntigas = (db: Executor, antes: Date) =>
  db
    .deleteFrom('copia')
    .where('iniciada_em', '<', antes)
    .where((eb) => eb.or([eb('falha', 'is not', null), eb('removida_em', 'is not', null)]))
    .execute()

/** The server's version, the newest migration and the size of the database. */
export const readBanco = async (db: Executor) => {
  const { rows } = await sql<{ postgres: string; migracao: string; bytes: number }>`
    select current_setting('server_version') as postgres,
           (select lpad(numero::text, 4, '0') || ' ' || nome from migracao order by numero desc limit 1) as migracao,
           pg_database_size(current_database())::float8 as bytes`.execute(db)
  const [banco] = rows
  if (!banco) throw new Error('a select without a table answers one row')
  return banco
}
