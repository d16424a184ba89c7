import type { Executor } from '../db/index.ts'

/** Says that a mail is about to go out; false when the mail server took it before. */
export const beginEnvio = async (
  db: Executor,
  { token, para, agora }: { token: string; para: string; agora: Date },
): Promise<boolean> => {
  const row = await db
    .insertInto('correio_enviado')
    .values({ token, endereco: para.toLowerCase(), enviado_em: agora })
    .onConflict((conflict) =>
      conflict
        .column('token')
        .doUpdateSet({ enviado_em: agora })
        .where('correio_enviado.aceito_em', 'is', null),
    )
    .returning('token')
    .executeTakeFirst()
  return row !== undefined
}

/** Says that the mail server took a mail. */
export const setAceito = (db: Executor, token: string, agora: Date) =>
  db.updateTable('correio_enviado').set({ aceito_em: agora }).where('token', '=', token).execute()

/** Whether mails to this address came back, and nobody has freed it since. */
export const isParado = async (db: Executor, para: string): Promise<boolean> =>
  (await db
    .selectFrom('correio_endereco')
    .select('id')
    .where('endereco', '=', para.toLowerCase())
    .where('nao_entrega_em', 'is not', null)
    .executeTakeFirst()) !== undefined

/** Forgets an address whose person asked to be forgotten. */
export const deleteEndereco = async (db: Executor, endereco: string): Promise<void> => {
  await db.deleteFrom('correio_enviado').where('endereco', '=', endereco.toLowerCase()).execute()
  await db.deleteFrom('correio_endereco').where('endereco', '=', endereco.toLowerCase()).execute()
}
