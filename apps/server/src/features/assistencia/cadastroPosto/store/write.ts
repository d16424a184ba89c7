import type { DocumentoPosto } from '@app/contract/assistencia/cadastroPosto'
import { type Insertable, sql, type Updateable } from 'kysely'
import type { DB, Executor } from '../../../../platform/db/index.ts'
import type { StoredFile } from '../../../../platform/files/index.ts'

export const insertCadastro = async (db: Executor, row: Insertable<DB['cadastro_posto']>): Promise<number> =>
  (await db.insertInto('cadastro_posto').values(row).returning('id').executeTakeFirstOrThrow()).id

export const updateCadastro = (db: Executor, id: number, campos: Updateable<DB['cadastro_posto']>) =>
  db
    .updateTable('cadastro_posto')
    .set((eb) => ({ ...campos, versao: eb('versao', '+', 1) }))
    .where('id', '=', id)
    .returning('versao')
    .executeTakeFirstOrThrow()

/** A new link replaces the previous one; the version stays, so that people with the open record can still save. */
export const setLink = (db: Executor, id: number, link_sha256: Buffer, link_ate: Date) =>
  db
    .updateTable('cadastro_posto')
    .set((eb) => ({ link_sha256, link_ate, envios: eb('envios', '+', 1) }))
    .where('id', '=', id)
    .execute()

type Documento = StoredFile & { tipo: DocumentoPosto; filename: string; contentType: string }

export const insertDocumento = (db: Executor, cadastroId: number, documento: Documento) =>
  db
    .insertInto('cadastro_posto_arquivo')
    .values({
      cadastro_id: cadastroId,
      tipo: documento.tipo,
      filename: documento.filename,
      content_type: documento.contentType,
      length: documento.length,
      sha256: documento.sha256,
      chave: documento.chave,
    })
    .execute()

/** Answers the keys of files that no row names any more. */
export const deleteDocumentos = async (
  db: Executor,
  cadastroId: number,
  tipos: readonly DocumentoPosto[],
): Promise<string[]> =>
  (
    await db
      .deleteFrom('cadastro_posto_arquivo')
      .where('cadastro_id', '=', cadastroId)
      .where('tipo', 'in', [...tipos])
      .returning('chave')
      .execute()
  ).map(({ chave }) => chave)

export const deleteCadastro = (db: Executor, id: number) =>
  db.deleteFrom('cadastro_posto').where('id', '=', id).execute()

export const insertPosto = async (
  db: Executor,
  row: Insertable<DB['posto_autorizado']>,
  marcas: readonly number[],
): Promise<number> => {
  const { id } = await db.insertInto('posto_autorizado').values(row).returning('id').executeTakeFirstOrThrow()
  if (marcas.length > 0)
    await db
      .insertInto('posto_marca')
      .columns(['posto_id', 'marca_id'])
      .expression((eb) =>
        eb
          .selectFrom('marca')
          .select([sql<number>`${id}::bigint`.as('posto_id'), 'marca.id'])
          .where('marca.id', 'in', [...marcas])
          .where('marca.ativo', '=', true),
      )
      .execute()
  return id
}

export const isCategoriaAtiva = async (db: Executor, id: number): Promise<boolean> =>
  (await db
    .selectFrom('categoria_assistencia')
    .select('id')
    .where('id', '=', id)
    .where('ativo', '=', true)
    .executeTakeFirst()) !== undefined
