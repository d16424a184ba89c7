/** A scanner types faster than this between two keys, a person does not. */
const GAP_MS = 35
/** The end of the line may take a little longer. */
const ENTER_MS = 100
const SHORTEST = 4
/** After this time without another key it is a shortcut. */
const ALONE_MS = 60
const FNC1 = '\u001D'

export type Press = { key: string; at: number; ctrl: boolean; meta: boolean; alt: boolean }

type Outcome = { onScan: (code: string) => void; onKey: (key: string) => void }

/** The characters that a press adds to a code; `null` when it ends one, `''` when it is ignored. */
function characterOf({ key, ctrl, meta, alt }: Press): string | null {
  // Ctrl+] is how keyboards, and so scanners, type the separator of GS1.
  if (ctrl && !alt && !meta && key === ']') return FNC1
  if (key === 'Shift' || key === 'AltGraph' || key === 'CapsLock' || key === 'Control' || key === 'Alt')
    return ''
  // AltGr is Ctrl and Alt together.
  if (key.length !== 1 || meta || ctrl !== alt) return null
  return key
}

/**
 * Separates scans from a person's keys: a scanner types four characters or more, each within 35 ms, and Enter. A single
 * key is reported a moment later, when it is clear that no code begins with it.
 */
export function createKeyReader({ onScan, onKey }: Outcome) {
  let code = ''
  let last = 0
  let timer: ReturnType<typeof setTimeout> | undefined

  const forget = () => {
    clearTimeout(timer)
    code = ''
  }
  const settle = () => {
    const keys = code.length < SHORTEST ? Array.from(code) : []
    forget()
    for (const key of keys) onKey(key)
  }
  /** True when the press ended a scan, so it must have no other effect. */
  const press = (given: Press): boolean => {
    const since = given.at - last
    if (given.key === 'Enter') {
      const scanned = code.length >= SHORTEST && since < ENTER_MS ? code : null
      forget()
      if (scanned !== null) onScan(scanned)
      return scanned !== null
    }
    const character = characterOf(given)
    if (character === '') return false
    if (character === null) {
      forget()
      return false
    }
    if (since >= GAP_MS && code !== '') settle()
    code += character
    last = given.at
    clearTimeout(timer)
    timer = setTimeout(settle, code.length < SHORTEST ? ALONE_MS : ENTER_MS)
    return false
  }
  return { press, forget }
}
