import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto'

const IV = 12
const TAG = 16

/** Sealed with the installation's key (AES-256-GCM), so that a copy of this one table reveals nothing. */
export const seal = (key: Buffer, plain: Buffer): Buffer => {
  const iv = randomBytes(IV)
  const cipher = createCipheriv('aes-256-gcm', key, iv)
  return Buffer.concat([iv, cipher.update(plain), cipher.final(), cipher.getAuthTag()])
}

export const unseal = (key: Buffer, sealed: Buffer): Buffer => {
  const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, IV))
  decipher.setAuthTag(sealed.subarray(sealed.length - TAG))
  return Buffer.concat([decipher.update(sealed.subarray(IV, sealed.length - TAG)), decipher.final()])
}

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
