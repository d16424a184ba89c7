import { createHmac, randomBytes } from 'node:crypto'

// Without 0, 1, I and O, because they are hard to read on paper.
const LETTERS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'
const CODES = 10

/** Ten codes of 50 random bits: 'ABCDE-FGHJK'. */
export const newCodes = (): string[] =>
  Array.from({ length: CODES }, () => {
    const text = [...randomBytes(CODES)].map((byte) => LETTERS[byte % LETTERS.length]).join('')
    return `${text.slice(0, 5)}-${text.slice(5)}`
  })

/** The hash of a code as typed, with or without its dash, in any case. */
export const hashCode = (key: Buffer, code: string): Buffer =>
  createHmac('sha256', key)
    .update(code.replaceAll(/[^0-9a-z]/gi, '').toUpperCase())
    .digest()
