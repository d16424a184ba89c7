import type { DonoDeDestino, Finalidade } from '@app/contract/casca/correio'
import { sql } from 'kysely'
import type { Executor } from '../../../../platform/db/index.ts'
import { nomeDe } from '../../../../platform/session/store/pessoa.ts'

/** The company or the post that chooses; every statement names it. */
export type Dono = { de: DonoDeDestino; id: number }

/** Whose something is, by the one of both columns that is filled; undefined for the installation's own. */
export const donoDe = (row: { clienteId: number | null; postoId: number | null }): Dono | undefined => {
  if (row.clienteId !== null) return { de: 'cliente', id: row.clienteId }
  return row.postoId === null ? undefined : { de: 'postoAutorizado', id: row.postoId }
}

const COLUNA = { cliente: 'cliente_id', postoAutorizado: 'posto_id' } as const
const TABELA = { cliente: 'cliente', postoAutorizado: 'posto_autorizado' } as const

/** The name of a company or a post; undefined when there is none. */
export const findNome = async (db: Executor, { de, id }: Dono): Promise<string | undefined> =>
  (await db.selectFrom(TABELA[de]).select('nome_fantasia as nome').where('id', '=', id).executeTakeFirst())
    ?.nome

export type Destino = { finalidade: Finalidade; endereco: string }

const destinos = (db: Executor, { de, id }: Dono) =>
  db
    .selectFrom('correio_destino as destino')
    .innerJoin('correio_dono as dono', 'dono.id', 'destino.dono_id')
    .where(`dono.${COLUNA[de]}` as const, '=', id)

/** All that one of them chose. */
export const listDestinos = (db: Executor, dono: Dono): Promise<Destino[]> =>
  destinos(db, dono)
    .select(['destino.finalidade', 'destino.endereco'])
    .orderBy('destino.id')
    .$castTo<Destino>()
    .execute()

/** The chosen addresses of a purpose to which mails go, each with its number. */
export const listQueEntregam = (
  db: Executor,
  dono: Dono,
  finalidade: Finalidade,
): Promise<{ id: number; endereco: string }[]> =>
  destinos(db, dono)
    .leftJoin('correio_endereco as parado', (join) =>
      join.onRef('parado.endereco', '=', 'destino.endereco').on('parado.nao_entrega_em', 'is not', null),
    )
    .where('destino.finalidade', '=', finalidade)
    .where('parado.id', 'is', null)
    .select(['destino.id', 'destino.endereco'])
    .orderBy('destino.id')
    .execute()

export const findVersao = async (db: Executor, { de, id }: Dono): Promise<number> =>
  (await db.selectFrom('correio_dono').select('versao').where(COLUNA[de], '=', id).executeTakeFirst())
    ?.versao ?? 1

export type DonoRow = { id: number; versao: number; alteradoEm: Date | null; alteradoPor: string | null }

/** Locks the choices of one of them; the first lock makes their row. */
export const lockDono = async (db: Executor, { de, id }: Dono): Promise<DonoRow> => {
  await db
    .insertInto('correio_dono')
    .values({ [COLUNA[de]]: id })
    .onConflict((conflict) => conflict.column(COLUNA[de]).doNothing())
    .execute()
  return db
    .selectFrom('correio_dono')
    .select([
      'id',
      'versao',
      'alterado_em as alteradoEm',
      nomeDe('correio_dono.alterado_por').as('alteradoPor'),
    ])
    .where(COLUNA[de], '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow()
}

type Escolha = { finalidade: Finalidade; enderecos: readonly string[] }

/** Writes the addresses of one purpose of locked choices; those that stay keep their numbers. */
export const replaceDestinos = async (
  db: Executor,
  { id }: Pick<DonoRow, 'id'>,
  { finalidade, enderecos }: Escolha,
): Promise<void> => {
  const ficam = sql<string>`any (${[...enderecos]}::text[])`
  await db
    .deleteFrom('correio_destino')
    .where('dono_id', '=', id)
    .where('finalidade', '=', finalidade)
    .where((eb) => eb.not(eb('endereco', '=', ficam)))
    .execute()
  await sql`
    insert into correio_destino (dono_id, finalidade, endereco)
    select ${id}, ${finalidade}, endereco from unnest(${[...enderecos]}::text[]) as endereco
    on conflict do nothing`.execute(db)
}

/** The next version of locked choices, and who made it. */
export const bumpDono = (
  db: Executor,
  { id }: Pick<DonoRow, 'id'>,
  { agora, usuarioId }: { agora: Date; usuarioId: number | null },
) =>
  db
    .updateTable('correio_dono')
    .set((eb) => ({ versao: eb('versao', '+', 1), alterado_em: agora, alterado_por: usuarioId }))
    .where('id', '=', id)
    .execute()

/** Whose an address is, by its number; undefined once it is gone. */
export const findDestino = async (
  db: Executor,
  id: number,
): Promise<{ dono: Dono; endereco: string } | undefined> => {
  const row = await db
    .selectFrom('correio_destino as destino')
    .innerJoin('correio_dono as dono', 'dono.id', 'destino.dono_id')
    .where('destino.id', '=', id)
    .select(['dono.cliente_id as clienteId', 'dono.posto_id as postoId', 'destino.endereco'])
    .executeTakeFirst()
  const dono = row && donoDe(row)
  return dono && { dono, endereco: row.endereco }
}
