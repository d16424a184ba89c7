/** A random name of 32 hexadecimal digits, because `crypto.randomUUID` exists only on secure origins. */
export const randomId = () =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('')

/** A UUID of version 4, because `crypto.randomUUID` exists only on secure origins. */
export const randomUuid = (): string => {
  const hex = randomId()
  const variant = '89ab'[Number.parseInt(hex[16] ?? '0', 16) % 4] ?? '8'
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20)}`
}
