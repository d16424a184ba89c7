import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'

const IV = 12
const TAG = 16

/** Sealed with the installation's key (AES-256-GCM), so that a copy of this one table reveals nothing. */
export const seal = (key: Buffer, plain: Buffer): Buffer => {
  const iv = randomBytes(IV)
  const cipher = createCipheriv('aes-256-gcm', key, iv)
  return Buffer.concat([iv, cipher.update(plain), cipher.final(), cipher.getAuthTag()])
}

/** Throws when a byte of it was changed or cut off. */
export const unseal = (key: Buffer, sealed: Buffer): Buffer => {
  if (sealed.length < IV + TAG) throw new RangeError('too short to be sealed')
  const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, IV), {
    // A shorter tag would be easier to guess.
    authTagLength: TAG,
  })
  decipher.setAuthTag(sealed.subarray(sealed.length - TAG))
  return Buffer.concat([decipher.update(sealed.subarray(IV, sealed.length - TAG)), decipher.final()])
}
