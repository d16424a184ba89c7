import type { Services } from '../context.ts'
import type { NamesFiles } from '../store/arquivo.ts'
import type { StoredFile } from './index.ts'
import type { ReceivedFile } from './read.ts'
import { removeUnnamed } from './unnamed.ts'

export type FileWork = {
  /** The row's data about the file; the bytes were written before the transaction began. */
  stored: (file: ReceivedFile) => StoredFile
  /** Removes bytes that no row names any more, after the transaction has committed. */
  discard: (chave: string) => void
}

/**
 * Files and transaction together: `files` are written and synced before `run`, which opens the transaction, and removed
 * if it fails or does not name them. Rows of `owners` may name them.
 */
export const withFileWork = async <T>(
  ctx: Services,
  owners: readonly NamesFiles[],
  files: readonly ReceivedFile[],
  run: (work: FileWork) => Promise<T>,
): Promise<T> => {
  const written = new Map<ReceivedFile, StoredFile>()
  const named = new Set<ReceivedFile>()
  const discarded = new Set<string>()
  const stored = (file: ReceivedFile): StoredFile => {
    const known = written.get(file)
    if (!known) throw new Error('a file is written before the transaction that names it')
    named.add(file)
    return known
  }
  const chavesOf = (wanted: (file: ReceivedFile) => boolean): string[] =>
    [...written].flatMap(([file, { chave }]) => (wanted(file) ? [chave] : []))
  const removeLeft = async (chaves: readonly string[]) => {
    if (chaves.length > 0)
      await removeUnnamed(ctx, owners, chaves).catch((err: unknown) =>
        ctx.log.warn({ err, chaves }, 'arquivos sem registro ficaram guardados'),
      )
  }
  let result: T
  try {
    for (const file of files) written.set(file, await ctx.files.put(file.content))
    result = await run({ stored, discard: (chave) => void discarded.add(chave) })
  } catch (error) {
    // A commit whose answer was lost may have succeeded, so only bytes that no row names are removed.
    await removeLeft(chavesOf(() => true))
    throw error
  }
  await removeLeft(chavesOf((file) => !named.has(file)))
  for (const chave of discarded) {
    await ctx.files
      .remove(chave)
      .catch((err: unknown) => ctx.log.warn({ err, chave }, 'arquivo não removido'))
  }
  return result
}
