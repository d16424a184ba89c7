import type { DocumentoPosto } from '@app/contract/assistencia/cadastroPosto'
import { sql } from 'kysely'
import type { Executor } from '../../../../platform/db/index.ts'
import type { StoredFile } from '../../../../platform/files/index.ts'
import { nomeDe } from '../../../../platform/session/store/pessoa.ts'
import { namedIn } from '../../../../platform/store/arquivo.ts'

export const namedPostoDocumentos = namedIn('posto_documento')

const doRegistro = (db: Executor, postoId: number) =>
  db
    .selectFrom('posto_documento')
    .select([
      'id',
      sql<DocumentoPosto>`tipo`.as('tipo'),
      'filename',
      'content_type as contentType',
      'length',
      'chave',
      'enviado_em as enviadoEm',
      nomeDe('posto_documento.enviado_por').as('enviadoPor'),
    ])
    .where('posto_id', '=', postoId)

/** What came with the registration that became the post. */
const doCadastro = (db: Executor, postoId: number) =>
  db
    .selectFrom('cadastro_posto_arquivo as arquivo')
    .innerJoin('cadastro_posto as cadastro', 'cadastro.id', 'arquivo.cadastro_id')
    .select([
      'arquivo.id',
      sql<DocumentoPosto>`arquivo.tipo`.as('tipo'),
      'arquivo.filename',
      'arquivo.content_type as contentType',
      'arquivo.length',
      'arquivo.chave',
      'cadastro.criado_em as enviadoEm',
      sql<string | null>`null`.as('enviadoPor'),
    ])
    .where('cadastro.posto_id', '=', postoId)

/** The documents of a post, each as it was sent last. */
export const listPostoDocumentos = async (db: Executor, postoId: number) => {
  const proprios = await doRegistro(db, postoId).orderBy('tipo', 'desc').execute()
  const doInicio = await doCadastro(db, postoId).orderBy('arquivo.tipo', 'desc').execute()
  return [...proprios, ...doInicio.filter(({ tipo }) => !proprios.some((each) => each.tipo === tipo))]
}

/** The key of the bytes that a new document takes the place of. */
export const deletePostoDocumento = async (
  db: Executor,
  postoId: number,
  tipo: DocumentoPosto,
): Promise<string | undefined> =>
  (
    await db
      .deleteFrom('posto_documento')
      .where('posto_id', '=', postoId)
      .where('tipo', '=', tipo)
      .returning('chave')
      .executeTakeFirst()
  )?.chave

type Novo = StoredFile & {
  postoId: number
  tipo: DocumentoPosto
  filename: string
  contentType: string
  em: Date
  por: number
}

export const insertPostoDocumento = (db: Executor, novo: Novo) =>
  db
    .insertInto('posto_documento')
    .values({
      posto_id: novo.postoId,
      tipo: novo.tipo,
      filename: novo.filename,
      content_type: novo.contentType,
      length: novo.length,
      sha256: novo.sha256,
      chave: novo.chave,
      enviado_em: novo.em,
      enviado_por: novo.por,
    })
    .execute()

/** Locks a post, so that two files of one document come one after the other; whether it exists. */
export const lockPosto = async (db: Executor, postoId: number): Promise<boolean> =>
  (await db
    .selectFrom('posto_autorizado')
    .select('id')
    .where('id', '=', postoId)
    .forUpdate()
    .executeTakeFirst()) !== undefined
