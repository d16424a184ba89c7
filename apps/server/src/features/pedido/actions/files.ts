import type { Context } from '../../../platform/context.ts'
import type { StoredFile } from '../../../platform/files/index.ts'
import type { ReceivedFile } from '../../../platform/files/read.ts'
import { namedChaves } from '../store/anexo.ts'

export type FileWork = {
  /** Writes the bytes before the row that names them; the same file is written once, also when a deadlock repeats us. */
  put: (file: ReceivedFile) => Promise<StoredFile>
  /** Removes bytes that no row names any more, once the transaction has committed. */
  discard: (chave: string) => void
}

/** A commit whose answer was lost may have taken place: only bytes that no order names are taken away. */
const removeUnnamed = async ({ db, files, log }: Context, chaves: readonly string[]): Promise<void> => {
  try {
    const named = new Set(await namedChaves(db, chaves))
    for (const chave of chaves) if (!named.has(chave)) await files.remove(chave)
  } catch (err) {
    log.warn({ err, chaves }, 'arquivos sem pedido ficaram guardados')
  }
}

/** Files and transaction together: written before the commit, gone again if it fails. */
export const withFiles = async <T>(ctx: Context, run: (work: FileWork) => Promise<T>): Promise<T> => {
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
    if (written.size > 0)
      await removeUnnamed(
        ctx,
        [...written.values()].map(({ chave }) => chave),
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
