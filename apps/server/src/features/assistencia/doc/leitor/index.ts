import { plainText } from '@app/rules/assistencia/doc'
import { z } from 'zod'
import { createThread } from '../../../../platform/threads.ts'

/** A manual of 300 pages takes a few seconds; a longer time means a hostile file. */
const LATE_MS = 60_000
const HEAP_MB = 512
/** Most searched characters of a page; a real page has fewer. */
const MOST_OF_PAGE = 50_000

const Paginas = z.array(z.string())

/**
 * The text of a PDF, page by page, read in a separate thread with a limit of a minute and 512 MB; undefined when it is
 * broken, locked, or too large.
 */
export const readPaginas = async (bytes: Uint8Array): Promise<string[] | undefined> => {
  const thread = createThread(new URL('./worker.ts', import.meta.url), {
    workerData: bytes,
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MB },
    // The library writes a message for each font that it has to guess.
    stdout: true,
    stderr: true,
  })
  let late: NodeJS.Timeout | undefined
  try {
    return await new Promise<string[] | undefined>((resolve) => {
      late = setTimeout(() => resolve(undefined), LATE_MS)
      thread.once('message', (message: unknown) =>
        resolve(Paginas.parse(message).map((page) => plainText(page).slice(0, MOST_OF_PAGE))),
      )
      thread.once('error', () => resolve(undefined))
      thread.once('exit', () => resolve(undefined))
    })
  } finally {
    clearTimeout(late)
    await thread.terminate()
  }
}
