/** One @, something on both sides, a dot in the domain, no blanks: the server knows the rest. */
export const isEmail = (text: string) => /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(text)
