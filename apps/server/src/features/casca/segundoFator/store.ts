import type { Executor } from '../../../platform/db/index.ts'

export const findSegundoFator = (db: Executor, usuarioId: number) =>
  db
    .selectFrom('segundo_fator')
    .select(['segredo', 'confirmado_em', 'ultimo_passo', 'segredo_novo', 'novo_em'])
    .where('usuario_id', '=', usuarioId)
    .executeTakeFirst()

/** Replaces a secret that was never confirmed; a confirmed one stays. */
export const putSegredo = (db: Executor, usuarioId: number, segredo: Buffer, now: Date) =>
  db
    .insertInto('segundo_fator')
    .values({ usuario_id: usuarioId, segredo, criado_em: now })
    .onConflict((conflict) =>
      conflict
        .column('usuario_id')
        .doUpdateSet({ segredo, criado_em: now, ultimo_passo: 0 })
        .where('segundo_fator.confirmado_em', 'is', null),
    )
    .returning('usuario_id')
    .executeTakeFirst()

export const confirmSegredo = (db: Executor, usuarioId: number, now: Date) =>
  db
    .updateTable('segundo_fator')
    .set({ confirmado_em: now })
    .where('usuario_id', '=', usuarioId)
    .where('confirmado_em', 'is', null)
    .returning('usuario_id')
    .executeTakeFirst()

/** The secret of the new telephone; the current one stays valid. */
export const putNovo = (db: Executor, usuarioId: number, segredo: Buffer, now: Date) =>
  db
    .updateTable('segundo_fator')
    .set({ segredo_novo: segredo, novo_em: now })
    .where('usuario_id', '=', usuarioId)
    .where('confirmado_em', 'is not', null)
    .returning('usuario_id')
    .executeTakeFirst()

/** Replaces the current secret with the new telephone's, if it is still the one whose code was checked. */
export const takeNovo = (db: Executor, usuarioId: number, segredo: Buffer, passo: number, now: Date) =>
  db
    .updateTable('segundo_fator')
    .set({ segredo, ultimo_passo: passo, confirmado_em: now, segredo_novo: null, novo_em: null })
    .where('usuario_id', '=', usuarioId)
    .where('segredo_novo', '=', segredo)
    .returning('usuario_id')
    .executeTakeFirst()

/** A time step counts once, and no earlier one after it; of two calls at once only one gets it. */
export const takePasso = (db: Executor, usuarioId: number, passo: number) =>
  db
    .updateTable('segundo_fator')
    .set({ ultimo_passo: passo })
    .where('usuario_id', '=', usuarioId)
    .where('ultimo_passo', '<', passo)
    .returning('usuario_id')
    .executeTakeFirst()

export const deleteSegundoFator = async (db: Executor, usuarioId: number): Promise<boolean> => {
  await db.deleteFrom('codigo_recuperacao').where('usuario_id', '=', usuarioId).execute()
  const found = await db
    .deleteFrom('segundo_fator')
    .where('usuario_id', '=', usuarioId)
    .returning('usuario_id')
    .executeTakeFirst()
  return found !== undefined
}

export const putCodigos = async (db: Executor, usuarioId: number, hashes: Buffer[]): Promise<void> => {
  await db.deleteFrom('codigo_recuperacao').where('usuario_id', '=', usuarioId).execute()
  await db
    .insertInto('codigo_recuperacao')
    .values(hashes.map((hash) => ({ usuario_id: usuarioId, hash })))
    .execute()
}

export const takeCodigo = (db: Executor, usuarioId: number, hash: Buffer) =>
  db
    .deleteFrom('codigo_recuperacao')
    .where('usuario_id', '=', usuarioId)
    .where('hash', '=', hash)
    .returning('usuario_id')
    .executeTakeFirst()
