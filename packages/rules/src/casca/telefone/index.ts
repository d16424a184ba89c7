/** `(11) 90000-0142`, `(11) 3000-0142`; while it is typed, as far as it goes. */
export function formatPhone(text: string): string {
  const digits = text.replaceAll(/\D/g, '')
  const bare = (digits.length > 11 ? digits.replace(/^55/, '') : digits).slice(0, 11)
  if (bare.length < 3) return bare
  const last = bare.length > 10 ? 7 : 6
  const own = bare.length > 6 ? `${bare.slice(2, last)}-${bare.slice(last)}` : bare.slice(2)
  return `(${bare.slice(0, 2)}) ${own}`
}

const digitsOf = (phone: string) => phone.replaceAll(/\D/g, '')

/** Where a tap on the telephone leads. */
export const callHref = (phone: string) => `tel:+55${digitsOf(phone)}`

/** A conversation with a mobile number; nothing for others: '(11) 98888-0000', not '(11) 5555-0000'. */
export const whatsAppHref = (phone: string) => {
  const digits = digitsOf(phone)
  return /^\d\d9\d{8}$/.test(digits) ? `https://wa.me/55${digits}` : null
}
