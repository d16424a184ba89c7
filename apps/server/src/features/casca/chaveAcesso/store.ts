import type { Insertable } from 'kysely'
import type { Executor } from '../../../platform/db/index.ts'
import type { DB } from '../../../platform/db/types.gen.ts'

export const listChaves = (db: Executor, usuarioId: number) =>
  db
    .selectFrom('chave_acesso')
    .select(['id', 'credencial', 'transportes', 'nome', 'sincronizada', 'criada_em', 'usada_em'])
    .where('usuario_id', '=', usuarioId)
    .orderBy('id')
    .execute()

/** The key of a credential, if its person may enter. */
export const findChave = (db: Executor, credencial: Buffer) =>
  db
    .selectFrom('chave_acesso')
    .innerJoin('usuario', 'usuario.id', 'chave_acesso.usuario_id')
    .select([
      'chave_acesso.id',
      'chave_acesso.usuario_id',
      'chave_acesso.credencial',
      'chave_acesso.chave_publica',
      'chave_acesso.contador',
    ])
    .where('credencial', '=', credencial)
    .where('usuario.ativo', '=', true)
    .executeTakeFirst()

/** Undefined when this key is registered already, here or for another person. */
export const insertChave = (db: Executor, row: Insertable<DB['chave_acesso']>) =>
  db
    .insertInto('chave_acesso')
    .values(row)
    .onConflict((conflict) => conflict.column('credencial').doNothing())
    .returning('id')
    .executeTakeFirst()

/** Takes the person's row until the end of the transaction, so that the limit of keys holds for two calls at once. */
export const lockPessoa = (db: Executor, usuarioId: number) =>
  db
    .selectFrom('usuario')
    .select('id')
    .where('id', '=', usuarioId)
    .where('ativo', '=', true)
    .forUpdate()
    .executeTakeFirst()

/**
 * Notes the use of a key of an active person. A device that counts its uses must count on, otherwise it may be a copy
 * (WebAuthn §6.1.1).
 */
export const useChave = (db: Executor, id: number, contador: number, now: Date) =>
  db
    .updateTable('chave_acesso')
    .set({ contador, usada_em: now })
    .where('id', '=', id)
    .where((eb) =>
      eb.or([eb.and([eb('contador', '=', 0), eb.val(contador === 0)]), eb('contador', '<', contador)]),
    )
    .returning('usuario_id')
    .executeTakeFirst()

export const deleteChave = (db: Executor, usuarioId: number, id: number) =>
  db
    .deleteFrom('chave_acesso')
    .where('usuario_id', '=', usuarioId)
    .where('id', '=', id)
    .returning('nome')
    .executeTakeFirst()

export const deleteChaves = (db: Executor, usuarioId: number) =>
  db.deleteFrom('chave_acesso').where('usuario_id', '=', usuarioId).returning('id').execute()
