import { sql } from 'kysely'
import type { Executor } from '../../../../platform/db/index.ts'
import type { FileRow } from '../../../../platform/files/send.ts'
import { namedIn } from '../../../../platform/store/arquivo.ts'
import { daPessoa, type Lado } from './lado.ts'

export const namedChatArquivos = namedIn('chat_arquivo')

export type ArquivoNovo = {
  chave: string
  filename: string
  content_type: string
  length: number
  sha256: Buffer
}

export const insertArquivos = (db: Executor, mensagemId: number, rows: readonly ArquivoNovo[]) =>
  db
    .insertInto('chat_arquivo')
    .values(rows.map((row) => ({ ...row, mensagem_id: mensagemId })))
    .returning(['id', 'filename', 'length', 'content_type as contentType'])
    .execute()

/** Takes the files of a message away; answers the keys of their bytes. */
export const deleteArquivos = (db: Executor, mensagemId: number) =>
  db.deleteFrom('chat_arquivo').where('mensagem_id', '=', mensagemId).returning('chave').execute()

export const findArquivo = (db: Executor, lado: Lado, id: number): Promise<FileRow | undefined> =>
  db
    .selectFrom('chat_arquivo as arquivo')
    .innerJoin('chat_mensagem as mensagem', 'mensagem.id', 'arquivo.mensagem_id')
    .innerJoin('chat_conversa as conversa', 'conversa.id', 'mensagem.conversa_id')
    .select(['arquivo.chave', 'arquivo.filename', 'arquivo.content_type as contentType', 'arquivo.length'])
    .where('arquivo.id', '=', id)
    .where(sql<boolean>`${daPessoa(lado)}`)
    .executeTakeFirst()
