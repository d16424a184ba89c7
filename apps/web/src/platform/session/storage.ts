/**
 * Keys of local storage. The theme, the muted tones and the notifications survive a log-out, the rest does not (spec §4, decisions 20).
 */
export const KEYS = {
  session: 'retaguarda.sessao',
  user: 'retaguarda.usuario',
  theme: 'retaguarda.tema',
  sidebar: 'retaguarda.lateral',
  /** Ids of the people who turned the tone off on this computer. */
  quiet: 'retaguarda.sem-som',
  /** Ids of the people who want notifications on this computer. */
  notices: 'retaguarda.avisos',
  /** Texts begun and not sent, by what they are for. */
  unsent: 'retaguarda.escrevendo',
} as const

const LASTING: readonly string[] = [KEYS.theme, KEYS.quiet, KEYS.notices]

/** Reads a stored JSON value; an absent, broken or unavailable one (private mode) is `null`. */
export function readStored(key: string): unknown {
  try {
    const text = localStorage.getItem(key)
    return text === null ? null : JSON.parse(text)
  } catch {
    return null
  }
}

/** Writes a value as JSON; when storage is full or forbidden, it is just not remembered. */
export function writeStored(key: string, value: unknown) {
  try {
    localStorage.setItem(key, JSON.stringify(value))
  } catch {
    return
  }
}

/** Empties local storage except for the computer's own settings. */
export function clearStored() {
  try {
    for (const key of Object.keys(localStorage)) if (!LASTING.includes(key)) localStorage.removeItem(key)
  } catch {
    return
  }
}
