import type { Executor } from '../../../../platform/db/index.ts'

export const findRetorno = (db: Executor) =>
  db
    .selectFrom('correio_retorno')
    .select([
      'uid_validade as uidValidade',
      'ultimo_uid as ultimoUid',
      'lida_em as lidaEm',
      'erro',
      'erro_desde as erroDesde',
    ])
    .executeTakeFirstOrThrow()

/** Says how far the mailbox was read. */
export const advanceRetorno = (
  db: Executor,
  { uidValidade, ultimoUid }: { uidValidade: number; ultimoUid: number },
) => db.updateTable('correio_retorno').set({ uid_validade: uidValidade, ultimo_uid: ultimoUid }).execute()

/** Ends a reading; one that failed says why, and since when. */
export const endRetorno = (db: Executor, agora: Date, erro: string | null) =>
  db
    .updateTable('correio_retorno')
    .set((eb) => ({
      erro,
      erro_desde: erro === null ? null : eb.fn.coalesce('erro_desde', eb.val(agora)),
      ...(erro === null && { lida_em: agora }),
    }))
    .execute()
