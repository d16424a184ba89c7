import { sql } from 'kysely'
import type { Executor } from '../db/index.ts'

type Key = { usuarioId: number; chave: string }

export const findAnswer = (db: Executor, { usuarioId, chave }: Key, since: Date) =>
  db
    .selectFrom('idempotencia')
    .select(['corpo_hash', 'status', 'resposta'])
    .where('usuario_id', '=', usuarioId)
    .where('chave', '=', chave)
    .where('criada_em', '>=', since)
    .executeTakeFirst()

/**
 * Takes the key for this transaction. A twin's insert waits here until the first one commits or rolls back; then it
 * gets nothing, or takes the key itself. An expired key is taken over.
 */
export const takeKey = (db: Executor, { usuarioId, chave }: Key, hash: Buffer, now: Date, since: Date) =>
  db
    .insertInto('idempotencia')
    .values({ usuario_id: usuarioId, chave, corpo_hash: hash, criada_em: now })
    .onConflict((conflict) =>
      conflict
        .columns(['usuario_id', 'chave'])
        .doUpdateSet({ corpo_hash: hash, criada_em: now, status: null, resposta: null })
        .where('idempotencia.criada_em', '<', since),
    )
    .returning('chave')
    .executeTakeFirst()

export const setAnswer = (db: Executor, { usuarioId, chave }: Key, status: number, answer: unknown) =>
  db
    .updateTable('idempotencia')
    .set({ status, resposta: sql`${JSON.stringify(answer ?? null)}::jsonb` })
    .where('usuario_id', '=', usuarioId)
    .where('chave', '=', chave)
    .execute()

export const deleteAnswers = (db: Executor, before: Date) =>
  db.deleteFrom('idempotencia').where('criada_em', '<', before).execute()
