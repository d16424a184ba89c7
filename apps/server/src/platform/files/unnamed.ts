import type { Services } from '../context.ts'
import type { NamesFiles } from '../store/arquivo.ts'

/** Removes those of these files that no row of their owners names. */
export const removeUnnamed = async (
  { db, files }: Pick<Services, 'db' | 'files'>,
  owners: readonly NamesFiles[],
  chaves: readonly string[],
): Promise<void> => {
  const named = new Set((await Promise.all(owners.map((names) => names(db, chaves)))).flat())
  for (const chave of chaves) if (!named.has(chave)) await files.remove(chave)
}
