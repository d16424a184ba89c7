/** One @, text on both sides, a dot in the domain, no blanks; the server checks the rest. */
export const isEmail = (text: string) => /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(text)
