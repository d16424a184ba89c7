import { sql } from 'kysely'
import type { Executor } from '../db/index.ts'

/** Which of these files the rows of one feature name. */
export type NamesFiles = (db: Executor, chaves: readonly string[]) => Promise<string[]>

/** Every table whose rows name files by `chave`. */
export const FILE_TABLES = [
  'anexo',
  'cadastro_posto_arquivo',
  'caixa_nota_arquivo',
  'chamado_arquivo',
  'chat_arquivo',
  'chegada_foto',
  'documento_versao',
  'financeiro_arquivo',
  'imagem_tamanho',
  'nota_arquivo',
  'nota_evento',
  'os_arquivo',
  'pedido_foto',
  'posto_documento',
] as const
export type FileTable = (typeof FILE_TABLES)[number]

/** The files that a table names; after a commit with a lost answer, only this shows whether it succeeded. */
export const namedIn =
  (table: FileTable): NamesFiles =>
  async (db, chaves) => {
    const { rows } = await sql<{ chave: string | null }>`
      select chave from ${sql.table(table)} where chave = any(${[...chaves]})`.execute(db)
    return rows.flatMap(({ chave }) => chave ?? [])
  }

export type NamedFile = { chave: string; length: number; sha256: Buffer | null }

/** The next files that a table names, by their keys after `after`; a picture's sizes have no sum. */
export const listNamed = async (
  db: Executor,
  table: FileTable,
  after: string,
  most: number,
): Promise<NamedFile[]> => {
  const sum = table === 'imagem_tamanho' ? sql<Buffer | null>`null::bytea` : sql.ref<Buffer | null>('sha256')
  const { rows } = await sql<Omit<NamedFile, 'chave'> & { chave: string | null }>`
    select chave, length, ${sum} as sha256 from ${sql.table(table)}
     where chave > ${after} order by chave limit ${most}`.execute(db)
  return rows.flatMap(({ chave, ...row }) => (chave === null ? [] : { chave, ...row }))
}
