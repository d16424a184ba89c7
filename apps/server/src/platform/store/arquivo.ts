import { sql } from 'kysely'
import type { Executor } from '../db/index.ts'

/** Which of these files the rows of one feature name. */
export type NamesFiles = (db: Executor, chaves: readonly string[]) => Promise<string[]>

/** The files that a table names; after a commit with a lost answer, only this shows whether it succeeded. */
export const namedIn =
  (
    table:
      | 'anexo'
      | 'caixa_nota_arquivo'
      | 'imagem_tamanho'
      | 'nota_arquivo'
      | 'nota_evento'
      | 'os_arquivo'
      | 'cadastro_posto_arquivo'
      | 'chamado_arquivo'
      | 'chat_arquivo'
      | 'documento_versao'
      | 'financeiro_arquivo'
      | 'posto_documento'
      | 'pedido_foto'
      | 'chegada_foto',
  ): NamesFiles =>
  async (db, chaves) => {
    const { rows } = await sql<{ chave: string | null }>`
      select chave from ${sql.table(table)} where chave = any(${[...chaves]})`.execute(db)
    return rows.flatMap(({ chave }) => chave ?? [])
  }
