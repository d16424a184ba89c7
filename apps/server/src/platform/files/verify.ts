import type { Executor } from '../db/index.ts'
import { FILE_TABLES, type FileTable, listNamed, type NamedFile, namedIn } from '../store/arquivo.ts'
import { AppError } from '../http/errors.ts'
import type { FileStore } from './index.ts'
import { hashOf } from './storage/hash.ts'

export type Faulty = { tabela: FileTable; chave: string; falha: 'falta' | 'tamanho' | 'conteúdo' }

const BATCH = 200
const AT_ONCE = 4

const faultOf = async (
  files: FileStore,
  { chave, length, sha256 }: NamedFile,
): Promise<Faulty['falha'] | null> => {
  const bytes = await files.open(chave).catch((error: unknown) => {
    if (error instanceof AppError && error.code === 'NOT_FOUND') return null
    throw error
  })
  if (!bytes) return 'falta'
  const found = await hashOf(bytes)
  if (found.length !== length) return 'tamanho'
  return sha256 && !found.sha256.equals(sha256) ? 'conteúdo' : null
}

/**
 * Reads every file that a row names and compares its length and its SHA-256 with the row. A file that no row names any
 * more at the end of its reading is no fault.
 */
export const verifyFiles = async (
  { db, files }: { db: Executor; files: FileStore },
  tell: (faulty: Faulty) => void,
): Promise<{ total: number; faulty: number }> => {
  const seen = { total: 0, faulty: 0 }
  const verify = async (tabela: FileTable, row: NamedFile): Promise<void> => {
    seen.total += 1
    const falha = await faultOf(files, row)
    if (!falha || (await namedIn(tabela)(db, [row.chave])).length === 0) return
    seen.faulty += 1
    tell({ tabela, chave: row.chave, falha })
  }
  for (const tabela of FILE_TABLES) {
    let after = ''
    for (;;) {
      const rows = await listNamed(db, tabela, after, BATCH)
      for (let at = 0; at < rows.length; at += AT_ONCE)
        await Promise.all(rows.slice(at, at + AT_ONCE).map((row) => verify(tabela, row)))
      if (rows.length < BATCH) break
      after = rows.at(-1)?.chave ?? ''
    }
  }
  return seen
}
