import { sql } from 'kysely'
import type { Executor } from '../db/index.ts'

export const findTentativas = (db: Executor, chaves: string[]) =>
  db
    .selectFrom('tentativa_login')
    .select(['chave', 'falhas', 'ultima_em', 'bloqueada_ate'])
    .where('chave', 'in', chaves)
    .execute()

/** Counts one failure and answers the count; it restarts at one when the last was before `since`. */
export const countFalha = (db: Executor, chave: string, now: Date, since: Date) =>
  db
    .insertInto('tentativa_login')
    .values({ chave, falhas: 1, ultima_em: now })
    .onConflict((conflict) =>
      conflict.column('chave').doUpdateSet((eb) => ({
        falhas: eb
          .case()
          .when('tentativa_login.ultima_em', '<', since)
          .then(1)
          .else(eb('tentativa_login.falhas', '+', 1))
          .end(),
        ultima_em: now,
      })),
    )
    .returning('falhas')
    .executeTakeFirstOrThrow()

export const setBloqueio = (db: Executor, chave: string, until: Date) =>
  db.updateTable('tentativa_login').set({ bloqueada_ate: until }).where('chave', '=', chave).execute()

export const deleteTentativa = (db: Executor, chave: string) =>
  db.deleteFrom('tentativa_login').where('chave', '=', chave).execute()

export const deleteTentativas = (db: Executor, before: Date) =>
  db.deleteFrom('tentativa_login').where('ultima_em', '<', before).execute()

/** Those of these networks and devices from which the person of this address logged in before. */
export const listConhecidos = (db: Executor, email: string, redes: Buffer[]) =>
  db
    .selectFrom('acesso_conhecido')
    .innerJoin('usuario', 'usuario.id', 'acesso_conhecido.usuario_id')
    .where('usuario.email', '=', email)
    .where('rede', 'in', redes)
    .select('rede')
    .execute()

export const upsertConhecido = (db: Executor, usuarioId: number, rede: Buffer, now: Date) =>
  db
    .insertInto('acesso_conhecido')
    .values({ usuario_id: usuarioId, rede, visto_em: now })
    .onConflict((conflict) => conflict.columns(['usuario_id', 'rede']).doUpdateSet({ visto_em: now }))
    .execute()

/** A device's key is one byte longer than a network's SHA-256 (`session/aparelho.ts`). */
export const isAparelho = sql<boolean>`octet_length(rede) > 32`

export const deleteAparelhos = (db: Executor, usuarioId: number) =>
  db.deleteFrom('acesso_conhecido').where('usuario_id', '=', usuarioId).where(isAparelho).execute()

export const deleteConhecidos = (db: Executor, before: Date) =>
  db.deleteFrom('acesso_conhecido').where('visto_em', '<', before).execute()
