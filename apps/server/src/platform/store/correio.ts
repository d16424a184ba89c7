import type { Executor } from '../db/index.ts'
import type { Mail } from '../mail/mail.ts'

/** Only the newest are kept, because this is for looking at recent mails. */
const KEPT = 100

export const insertCorreio = async (
  db: Executor,
  { para, assunto, texto }: Mail,
  now: Date,
): Promise<void> => {
  const { id } = await db
    .insertInto('correio')
    .values({ para, assunto, texto, criado_em: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .deleteFrom('correio')
    .where('id', '<=', id - KEPT)
    .execute()
}

export const listCorreio = (db: Executor) =>
  db
    .selectFrom('correio')
    .select(['id', 'para', 'assunto', 'texto', 'criado_em'])
    .orderBy('id', 'desc')
    .limit(KEPT)
    .execute()
