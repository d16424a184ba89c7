import { watch } from 'node:fs'

/**
 * Runs a program, and restarts it whenever a file of the folder is added, removed or changed. It ends when the program
 * ends by itself.
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
