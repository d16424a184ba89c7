import { sql } from 'kysely'
import type { Executor } from '../../../../platform/db/index.ts'

// Addresses are the installation's; records that hold one are read within their own scope before.

export type EnderecoRow = {
  id: number
  endereco: string
  desde: Date | null
  status: string
  motivo: string
  moles: number
  moleEm: Date | null
}

const LISTADOS = 500

const enderecos = (db: Executor) =>
  db
    .selectFrom('correio_endereco')
    .select(['id', 'endereco', 'nao_entrega_em as desde', 'status', 'motivo', 'moles', 'mole_em as moleEm'])

/** Those to which nothing is sent first, then those that were delayed; the newest first. */
export const listEnderecos = (db: Executor): Promise<EnderecoRow[]> =>
  enderecos(db)
    .where((eb) => eb.or([eb('nao_entrega_em', 'is not', null), eb('moles', '>', 0)]))
    .orderBy('nao_entrega_em', (order) => order.desc().nullsLast())
    .orderBy('mole_em', 'desc')
    .limit(LISTADOS)
    .execute()

/** Which of these addresses do not deliver. */
export const findParados = (db: Executor, deles: readonly string[]): Promise<EnderecoRow[]> =>
  enderecos(db)
    .where('endereco', '=', sql<string>`any (${deles.map((each) => each.toLowerCase())}::text[])`)
    .where('nao_entrega_em', 'is not', null)
    .orderBy('endereco')
    .execute()

type De = { tokens: readonly string[]; destinatarios: readonly string[]; agora: Date }

/** The mail of a report: it was sent, to one of these. */
const enviadoDe = (db: Executor, { tokens, destinatarios }: De) =>
  db
    .updateTable('correio_enviado')
    .where('token', '=', sql<string>`any (${[...tokens]}::text[])`)
    .where('endereco', '=', sql<string>`any (${[...destinatarios]}::text[])`)

export type Enviado = { endereco: string; enviadoEm: Date }

/** Notes that a mail came back for good; undefined when it was noted before, or is none of ours. */
export const markFalha = (db: Executor, de: De): Promise<Enviado | undefined> =>
  enviadoDe(db, de)
    .set({ falhou_em: de.agora })
    .where('falhou_em', 'is', null)
    .returning(['endereco', 'enviado_em as enviadoEm'])
    .executeTakeFirst()

/** Notes that a mail was delayed; answers its address, once. */
export const takeAdiado = async (db: Executor, de: De): Promise<string | undefined> =>
  (
    await enviadoDe(db, de)
      .set({ adiado_em: de.agora })
      .where('adiado_em', 'is', null)
      .returning('endereco')
      .executeTakeFirst()
  )?.endereco

export const countMole = (db: Executor, endereco: string, agora: Date) =>
  db
    .insertInto('correio_endereco')
    .values({ endereco, moles: 1, mole_em: agora })
    .onConflict((conflict) =>
      conflict.column('endereco').doUpdateSet({ moles: sql`correio_endereco.moles + 1`, mole_em: agora }),
    )
    .execute()

type Parada = Enviado & { status: string; motivo: string; agora: Date }

/**
 * From now on nothing is sent to the address. Undefined when that is so already, or when somebody freed it after the
 * mail had gone out.
 */
export const stopEndereco = (db: Executor, { endereco, enviadoEm, status, motivo, agora }: Parada) =>
  db
    .insertInto('correio_endereco')
    .values({ endereco, nao_entrega_em: agora, status, motivo })
    .onConflict((conflict) =>
      conflict
        .column('endereco')
        .doUpdateSet({ nao_entrega_em: agora, status, motivo })
        .where('correio_endereco.nao_entrega_em', 'is', null)
        .where(sql<boolean>`coalesce(correio_endereco.liberado_em < ${enviadoEm}, true)`),
    )
    .returning('id')
    .executeTakeFirst()

/** Mails go there again; false when nothing kept them. */
export const freeEndereco = async (
  db: Executor,
  { id, por, agora }: { id: number; por: number; agora: Date },
): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('correio_endereco')
    .set({ nao_entrega_em: null, liberado_em: agora, liberado_por: por })
    .where('id', '=', id)
    .where('nao_entrega_em', 'is not', null)
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

/** Forgets mails of long ago, to which nothing comes back any more, and addresses that were only delayed. */
export const forgetEnviados = async (db: Executor, antes: Date): Promise<void> => {
  await db.deleteFrom('correio_enviado').where('enviado_em', '<', antes).execute()
  await db
    .deleteFrom('correio_endereco')
    .where('nao_entrega_em', 'is', null)
    .where((eb) => eb.or([eb('mole_em', '<', antes), eb('mole_em', 'is', null)]))
    .where((eb) => eb.or([eb('liberado_em', '<', antes), eb('liberado_em', 'is', null)]))
    .execute()
}
