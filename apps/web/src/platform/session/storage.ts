/** Keys of local storage. The theme survives a logout, the rest does not (spec §4, decisions 20). */
export const KEYS = {
  session: 'retaguarda.sessao',
  user: 'retaguarda.usuario',
  theme: 'retaguarda.tema',
  sidebar: 'retaguarda.lateral',
} as const

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

/** Empties local storage but for the theme. */
export function clearStored() {
  try {
    for (const key of Object.keys(localStorage)) if (key !== KEYS.theme) localStorage.removeItem(key)
  } catch {
    return
  }
}
