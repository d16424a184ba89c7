/** A random name of 32 hexadecimal digits, because `crypto.randomUUID` exists only on secure origins. */
export const randomId = () =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
