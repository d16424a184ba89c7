const digitsOf = (phone: string) => phone.replaceAll(/\D/g, '')

/** Where a tap on the telephone leads. */
export const callHref = (phone: string) => `tel:+55${digitsOf(phone)}`

/** A conversation with a mobile number; nothing for others: '(11) 98888-0000', not '(11) 5555-0000'. */
export const whatsAppHref = (phone: string) => {
  const digits = digitsOf(phone)
  return /^\d\d9\d{8}$/.test(digits) ? `https://wa.me/55${digits}` : null
}
