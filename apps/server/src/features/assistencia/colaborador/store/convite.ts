import { type Insertable, sql, type Updateable } from 'kysely'
import type { DB, Executor } from '../../../../platform/db/index.ts'

export type ConviteRow = {
  id: number
  postoId: number
  posto: string
  postoAtivo: boolean
  email: string | null
  role: string
  papel: string
  expiraEm: Date
  envios: number
  criadoEm: Date
  convidadoPor: string | null
  revogadoEm: Date | null
  aceitoEm: Date | null
}

const select = sql`
  select convite.id, convite.posto_id as "postoId", posto.nome_fantasia as posto, posto.ativo as "postoAtivo",
         convite.email, convite.role, perfil.nome as papel, convite.expira_em as "expiraEm", convite.envios,
         convite.criado_em as "criadoEm", coalesce(autor.nome_exibicao, autor.nome) as "convidadoPor",
         convite.revogado_em as "revogadoEm", convite.aceito_em as "aceitoEm"
    from convite
    join posto_autorizado posto on posto.id = convite.posto_id
    join perfil on perfil.codigo = convite.role
    left join usuario autor on autor.id = convite.convidado_por`

/** The invitations of a post that are neither accepted nor revoked, the newest first. */
export const listAbertos = async (db: Executor, postoId: number): Promise<ConviteRow[]> =>
  (
    await sql<ConviteRow>`
      ${select} where convite.posto_id = ${postoId} and convite.email is not null order by convite.id desc`.execute(
      db,
    )
  ).rows

export const findConvite = async (db: Executor, id: number): Promise<ConviteRow | undefined> =>
  (await sql<ConviteRow>`${select} where convite.id = ${id}`.execute(db)).rows[0]

export const findPorToken = async (db: Executor, hash: Buffer): Promise<ConviteRow | undefined> =>
  (await sql<ConviteRow>`${select} where convite.token_sha256 = ${hash}`.execute(db)).rows[0]

/** Read after locking, so that a change by the previous holder is seen. */
export const lockConvite = async (db: Executor, id: number): Promise<ConviteRow | undefined> => {
  await db.selectFrom('convite').select('id').where('id', '=', id).forUpdate().execute()
  return findConvite(db, id)
}

export const insertConvite = async (db: Executor, row: Insertable<DB['convite']>): Promise<number> =>
  (await db.insertInto('convite').values(row).returning('id').executeTakeFirstOrThrow()).id

export const updateConvite = (db: Executor, id: number, campos: Updateable<DB['convite']>) =>
  db.updateTable('convite').set(campos).where('id', '=', id).execute()

/** The newest link replaces the one before; an invitation that has ended meanwhile gets none. */
export const setToken = async (db: Executor, id: number, token_sha256: Buffer): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('convite')
    .set((eb) => ({ token_sha256, envios: eb('envios', '+', 1) }))
    .where('id', '=', id)
    .where('email', 'is not', null)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0
}

/** Whether somebody has an account with this address. */
export const hasPessoa = async (db: Executor, email: string): Promise<boolean> =>
  (await db.selectFrom('usuario').select('id').where('email', '=', email).executeTakeFirst()) !== undefined

/** Forgets invitations that ended before the moment: accepted, revoked or expired. */
export const deleteEncerrados = (db: Executor, before: Date) =>
  db
    .deleteFrom('convite')
    .where((eb) => eb(eb.fn.coalesce('aceito_em', 'revogado_em', 'expira_em'), '<', before))
    .execute()
