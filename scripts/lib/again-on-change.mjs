import { watch } from 'node:fs'

/**
 * Runs a program and, whenever a file of the folder comes, goes or changes, stops it and runs it again. Ends with the
 * program that ended by itself.
 */
export const againOnChange = async (folder, run) => {
  const changed = new AbortController()
  const watcher = watch(folder, () => changed.abort())
  try {
    const code = await run(changed.signal)
    if (!changed.signal.aborted) return code
  } finally {
    watcher.close()
  }
  return againOnChange(folder, run)
}
