import { crc16 } from './crc.ts'

export type ErroLeituraPix = 'crc-field-missing' | 'crc-wrong' | 'tlv-broken'

/** Checks whether a pasted code is whole: null, or the fault (cut off, a changed character, a wrong length). */
export function checkCopiaECola(codigo: string): ErroLeituraPix | null {
  if (codigo.slice(-8, -4) !== '6304') return 'crc-field-missing'
  if (crc16(codigo.slice(0, -4)) !== codigo.slice(-4).toUpperCase()) return 'crc-wrong'
  for (let at = 0; at < codigo.length;) {
    const length = codigo.slice(at + 2, at + 4)
    if (!/^\d\d$/.test(length)) return 'tlv-broken'
    at += 4 + Number(length)
    if (at > codigo.length) return 'tlv-broken'
  }
  return null
}
