/** Keys of local storage. The theme and who wants no tone survive a logout, the rest does not (spec §4, decisions 20). */
export const KEYS = {
  session: 'retaguarda.sessao',
  user: 'retaguarda.usuario',
  theme: 'retaguarda.tema',
  sidebar: 'retaguarda.lateral',
  /** Ids of the people who want no tone on this computer. */
  quiet: 'retaguarda.sem-som',
} as const

const LASTING: readonly string[] = [KEYS.theme, KEYS.quiet]

/** Reads a stored JSON value; what is absent, broken or out of reach (private mode) is `null`. */
export function readStored(key: string): unknown {
  try {
    const text = localStorage.getItem(key)
    return text === null ? null : JSON.parse(text)
  } catch {
    return null
  }
}

/** Writes a value as JSON; a full or forbidden storage only means that it will not be remembered. */
export function writeStored(key: string, value: unknown) {
  try {
    localStorage.setItem(key, JSON.stringify(value))
  } catch {
    return
  }
}

/** Empties local storage but for what belongs to the computer. */
export function clearStored() {
  try {
    for (const key of Object.keys(localStorage)) if (!LASTING.includes(key)) localStorage.removeItem(key)
  } catch {
    return
  }
}
