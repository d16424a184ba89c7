import type { Insertable } from 'kysely'
import { ofCompany, type DB, type Executor } from '../../../../platform/db/index.ts'
import type { FileRow } from '../../../../platform/files/send.ts'
import type { Scope } from '../../../../platform/scope.ts'
import { namedIn } from '../../../../platform/store/arquivo.ts'

export const namedFotosChegada = namedIn('chegada_foto')

/** The photos of a note's arrival, oldest first. */
export const listFotos = (db: Executor, nota: number) =>
  db
    .selectFrom('chegada_foto')
    .select([
      'id',
      'posicao',
      'filename',
      'length',
      'content_type as contentType',
      'sha256',
      'criado_em as em',
    ])
    .where('nota_id', '=', nota)
    .orderBy('id')
    .execute()

export const insertFotos = async (
  db: Executor,
  rows: readonly Insertable<DB['chegada_foto']>[],
): Promise<void> => {
  await db.insertInto('chegada_foto').values(rows).execute()
}

export type FotoRow = FileRow & { id: number; nota: number }

export const findFoto = (db: Executor, scope: Scope, id: number): Promise<FotoRow | undefined> =>
  db
    .selectFrom('chegada_foto')
    .select(['id', 'nota_id as nota', 'chave', 'filename', 'content_type as contentType', 'length'])
    .where('id', '=', id)
    .where(ofCompany(scope))
    .executeTakeFirst()

export const deleteFoto = async (db: Executor, id: number): Promise<void> => {
  await db.deleteFrom('chegada_foto').where('id', '=', id).execute()
}
