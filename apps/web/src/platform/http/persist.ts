const FIRST_WAIT = 1_000
const LONGEST_WAIT = 5_000

const isServed = async (): Promise<boolean> => {
  try {
    return (await fetch('/montagem.txt', { method: 'HEAD', cache: 'no-store' })).status < 500
  } catch {
    return false
  }
}

/** The network says when it is back; a server that restarts does not. */
const pause = (ms: number) =>
  new Promise<void>((resolve) => {
    addEventListener('online', () => resolve(), { once: true })
    setTimeout(resolve, ms)
  })

/** Waits until the server answers; tells whether it had to. */
const untilServed = async (): Promise<boolean> => {
  for (let wait = FIRST_WAIT, waited = false; ; wait = Math.min(LONGEST_WAIT, wait * 2), waited = true) {
    if (await isServed()) return waited
    await pause(wait)
  }
}

/** However many files are missing, one looks for the server. */
let looking: Promise<boolean> | undefined
const served = () =>
  (looking ??= untilServed().finally(() => {
    looking = undefined
  }))

/** Vite does not ask again for a style sheet whose link stands in the page, loaded or not. */
const mendStyles = () =>
  Promise.all(
    [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')]
      .filter(({ sheet }) => !sheet)
      .map(
        (broken) =>
          new Promise<void>((resolve) => {
            const link = broken.cloneNode() as HTMLLinkElement
            for (const end of ['load', 'error']) link.addEventListener(end, () => resolve(), { once: true })
            broken.replaceWith(link)
          }),
      ),
  )

/**
 * Loads a part of the application, however long the server is away meanwhile: what is shown stays, and the part comes
 * when the server is back. A part that the server does not have, after an update, is refused at the second try.
 */
export const persist = async <T>(load: () => Promise<T>): Promise<T> => {
  for (let refused = false; ;) {
    try {
      return await load()
    } catch (error) {
      const waited = await served()
      if (!waited && refused) throw error
      refused = !waited
      await mendStyles()
    }
  }
}
