import type { Executor } from '../db/index.ts'
import type { PorProvedor } from './sessao.ts'

export type LinkTipo = 'senha' | 'convite' | 'primeiro' | 'segundo-fator'

type Row = {
  hash: Buffer
  tipo: LinkTipo
  usuario_id: number | null
  expira_em: Date
} & Partial<PorProvedor>

export const insertToken = (db: Executor, row: Row) => db.insertInto('token_unico').values(row).execute()

type Usado = Omit<Row, 'tipo'> & { tipo: 'desafio' | 'provedor'; usado_em: Date }

/** Notes what was used up without having been stored before; undefined when it is there already. */
export const insertUsado = (db: Executor, row: Usado) =>
  db
    .insertInto('token_unico')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning('hash')
    .executeTakeFirst()

export const findToken = (db: Executor, hash: Buffer, tipos: readonly LinkTipo[], now: Date) =>
  db
    .selectFrom('token_unico')
    .select(['tipo', 'usuario_id', 'tentativas'])
    .where('hash', '=', hash)
    .where('tipo', 'in', [...tipos])
    .where('usado_em', 'is', null)
    .where('expira_em', '>', now)
    .executeTakeFirst()

/** Takes it; of two calls at once only one gets it. */
export const takeToken = (db: Executor, hash: Buffer, tipos: readonly LinkTipo[], now: Date) =>
  db
    .updateTable('token_unico')
    .set({ usado_em: now })
    .where('hash', '=', hash)
    .where('tipo', 'in', [...tipos])
    .where('usado_em', 'is', null)
    .where('expira_em', '>', now)
    .returning(['usuario_id', 'identidade_id', 'sid'])
    .executeTakeFirst()

export const countTentativa = (db: Executor, hash: Buffer) =>
  db
    .updateTable('token_unico')
    .set((eb) => ({ tentativas: eb('tentativas', '+', 1) }))
    .where('hash', '=', hash)
    .returning('tentativas')
    .executeTakeFirst()

export const deleteTokensOf = (db: Executor, usuarioId: number, tipos: readonly LinkTipo[]) =>
  db
    .deleteFrom('token_unico')
    .where('usuario_id', '=', usuarioId)
    .where('tipo', 'in', [...tipos])
    .execute()

export const deleteExpiredTokens = (db: Executor, before: Date) =>
  db.deleteFrom('token_unico').where('expira_em', '<', before).execute()
