import type { Services } from '../context.ts'
import type { NamesFiles } from '../store/arquivo.ts'
import type { StoredFile } from './index.ts'
import type { ReceivedFile } from './read.ts'
import { removeUnnamed } from './unnamed.ts'

export type FileWork = {
  /** Writes the bytes before the row that names them; the same file is written once, also when a deadlock repeats us. */
  put: (file: ReceivedFile) => Promise<StoredFile>
  /** Removes bytes that no row names any more, once the transaction has committed. */
  discard: (chave: string) => void
}

/** Files and transaction together: written before the commit, gone again if it fails. `owners` may name what is put. */
export const withFileWork = async <T>(
  ctx: Services,
  owners: readonly NamesFiles[],
  run: (work: FileWork) => Promise<T>,
): Promise<T> => {
  const written = new Map<ReceivedFile, StoredFile>()
  const discarded = new Set<string>()
  const put = async (file: ReceivedFile): Promise<StoredFile> => {
    const known = written.get(file)
    if (known) return known
    const stored = await ctx.files.put(file.bytes)
    written.set(file, stored)
    return stored
  }
  let result: T
  try {
    result = await run({ put, discard: (chave) => void discarded.add(chave) })
  } catch (error) {
    const chaves = [...written.values()].map(({ chave }) => chave)
    // A commit whose answer was lost may have taken place: only bytes that no row names are taken away.
    if (chaves.length > 0)
      await removeUnnamed(ctx, owners, chaves).catch((err: unknown) =>
        ctx.log.warn({ err, chaves }, 'arquivos sem registro ficaram guardados'),
      )
    throw error
  }
  for (const chave of discarded) {
    await ctx.files
      .remove(chave)
      .catch((err: unknown) => ctx.log.warn({ err, chave }, 'arquivo não removido'))
  }
  return result
}
