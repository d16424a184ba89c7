import type { CorreioTextos, CorreioTipo } from '@app/contract/casca/correio'
import { sql } from 'kysely'
import type { Executor } from '../../../../platform/db/index.ts'
import { nomeDe } from '../../../../platform/session/store/pessoa.ts'

// The texts are the installation's, so no scope narrows them; only the staff reach them.

export type ModeloRow = { id: number; tipo: CorreioTipo; versao: number }

export type VersaoRow = {
  modeloId: number
  versao: number
  /** Null: the product's own texts. */
  textos: CorreioTextos | null
  em: Date
  por: string
}

const versoes = (db: Executor) =>
  db
    .selectFrom('correio_modelo_versao as versao')
    .select([
      'versao.modelo_id as modeloId',
      'versao.versao',
      'versao.criado_em as em',
      sql<CorreioTextos | null>`case when versao.assunto is not null then jsonb_build_object('assunto',
        versao.assunto, 'abertura', versao.abertura, 'fechamento', versao.fechamento) end`.as('textos'),
      nomeDe('versao.criado_por').as('por'),
    ])
    .$narrowType<{ por: string }>()

/** The texts that hold now, of the kinds that were ever changed. */
export const listAtuais = async (db: Executor): Promise<(VersaoRow & ModeloRow)[]> => {
  const rows = await versoes(db)
    .innerJoin('correio_modelo as modelo', (join) =>
      join.onRef('modelo.id', '=', 'versao.modelo_id').onRef('modelo.versao', '=', 'versao.versao'),
    )
    .select(['modelo.id', 'modelo.tipo'])
    .$narrowType<{ tipo: CorreioTipo }>()
    .execute()
  return rows
}

/** All texts that a kind has had here, the newest first. */
export const listVersoes = (db: Executor, tipo: CorreioTipo): Promise<VersaoRow[]> =>
  versoes(db)
    .innerJoin('correio_modelo as modelo', 'modelo.id', 'versao.modelo_id')
    .where('modelo.tipo', '=', tipo)
    .orderBy('versao.versao', 'desc')
    .execute()

/** Locks a kind's texts; the first lock makes its row. */
export const lockModelo = async (db: Executor, tipo: CorreioTipo): Promise<ModeloRow> => {
  await db
    .insertInto('correio_modelo')
    .values({ tipo })
    .onConflict((conflict) => conflict.column('tipo').doNothing())
    .execute()
  return db
    .selectFrom('correio_modelo')
    .select(['id', 'versao'])
    .where('tipo', '=', tipo)
    .forUpdate()
    .$narrowType<{ tipo: CorreioTipo }>()
    .executeTakeFirstOrThrow()
    .then((row) => ({ ...row, tipo }))
}

type Nova = { textos: CorreioTextos | null; usuarioId: number; em: Date }

/** Writes the next version of a locked kind; answers its number. */
export const insertVersao = async (
  db: Executor,
  { id, versao }: ModeloRow,
  { textos, usuarioId, em }: Nova,
): Promise<number> => {
  const nova = versao + 1
  await db
    .insertInto('correio_modelo_versao')
    .values({
      modelo_id: id,
      versao: nova,
      assunto: textos?.assunto ?? null,
      abertura: textos?.abertura ?? null,
      fechamento: textos?.fechamento ?? null,
      criado_em: em,
      criado_por: usuarioId,
    })
    .execute()
  await db.updateTable('correio_modelo').set({ versao: nova }).where('id', '=', id).execute()
  return nova
}
