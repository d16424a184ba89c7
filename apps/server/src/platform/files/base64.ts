import type { Draft, Incoming } from './draft.ts'

const BASE64 = /^[A-Za-z0-9+/]*={0,2}$/
const PREFIX = /^data:[^,]{0,200};base64,/

/** It is strict, because Node's own decoder skips unknown characters and a cut file would pass for a whole one. */
export const decodeBase64 = (data: string): Buffer | undefined => {
  const text = data.replace(PREFIX, '')
  return text.length % 4 === 0 && BASE64.test(text) ? Buffer.from(text, 'base64') : undefined
}

/** A JSON escape that continues in the next piece. */
const CUT_ESCAPE = /\\(?:u[0-9a-fA-F]{0,3})?$/
const ESCAPE = /\\(?:u([0-9a-fA-F]{4})|([^u])|u)/g
/** Replaces any character that is not base64. */
const FOREIGN = '*'

const unescape = (text: string): string =>
  text.replace(ESCAPE, (_all, code: string | undefined, char: string | undefined) => {
    if (code !== undefined) return String.fromCharCode(Number.parseInt(code, 16))
    return char === '/' ? char : FOREIGN
  })

/**
 * Decodes a JSON string of base64 that arrives in pieces, and writes its bytes to `incoming`. `end` answers the file,
 * or undefined if it was not base64 or was cut: as strict as `decodeBase64`.
 */
export const createBase64Sink = (incoming: Incoming) => {
  let cut = ''
  let rest = ''
  let first = true
  let padded = false
  let broken = false

  const decode = async (text: string): Promise<void> => {
    const clean = rest + text
    const whole = clean.length - (clean.length % 4)
    rest = clean.slice(whole)
    const part = clean.slice(0, whole)
    if (part === '') return
    if (padded || !BASE64.test(part)) broken = true
    else await incoming.write(Buffer.from(part, 'base64'))
    padded = part.endsWith('=')
  }

  return {
    /** The first piece holds the whole beginning of a data URL. */
    write: async (piece: Buffer): Promise<void> => {
      if (broken) return
      const text = cut + piece.toString('latin1')
      cut = CUT_ESCAPE.exec(text)?.[0] ?? ''
      const plain = unescape(text.slice(0, text.length - cut.length))
      await decode(first ? plain.replace(PREFIX, '') : plain)
      first = false
    },
    end: async (): Promise<Draft | undefined> => {
      if (!broken && rest === '' && cut === '') return incoming.end()
      await incoming.abort()
      return undefined
    },
  }
}
