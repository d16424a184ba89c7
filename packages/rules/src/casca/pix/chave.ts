import { isCnpj, isCpf } from '../documento/index.ts'

/** The kinds of key that the Central Bank's directory (DICT) holds. */
export type ChavePixTipo = 'CPF' | 'CNPJ' | 'EMAIL' | 'TELEFONE' | 'ALEATORIA'

export type ErroChavePix =
  | 'key-cpf-shape'
  | 'key-cpf-digits'
  | 'key-cnpj-shape'
  | 'key-cnpj-digits'
  | 'key-email-shape'
  | 'key-phone-shape'
  | 'key-evp-shape'

export type ChavePix = { ok: true; chave: string } | { ok: false; motivo: ErroChavePix }

const EMAIL = /^[a-z0-9.!#$&'*+/=?^_`{|}~-]+@[a-z0-9-]+(\.[a-z0-9-]+)+$/
/** +55, the area, a 9 and eight digits: land lines are no keys. */
const TELEFONE = /^\+55[1-9]\d9\d{8}$/
const ALEATORIA = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

const held = (chave: string, holds: boolean, motivo: ErroChavePix): ChavePix =>
  holds ? { ok: true, chave } : { ok: false, motivo }

/**
 * A key in the form of the directory, or what is wrong with it. The person chooses the kind and it is never guessed,
 * because eleven digits may be a CPF or a telephone and a wrong guess sends the money to somebody else.
 */
export function normalizeChavePix(tipo: ChavePixTipo, digitada: string): ChavePix {
  switch (tipo) {
    case 'CPF': {
      const chave = digitada.replaceAll(/[.\s-]/g, '')
      if (!/^\d{11}$/.test(chave)) return { ok: false, motivo: 'key-cpf-shape' }
      return held(chave, isCpf(chave), 'key-cpf-digits')
    }
    case 'CNPJ': {
      const chave = digitada.replaceAll(/[./\s-]/g, '').toUpperCase()
      if (!/^[0-9A-Z]{12}\d{2}$/.test(chave)) return { ok: false, motivo: 'key-cnpj-shape' }
      return held(chave, isCnpj(chave), 'key-cnpj-digits')
    }
    case 'EMAIL': {
      const chave = digitada.trim().toLowerCase()
      return held(chave, chave.length <= 77 && EMAIL.test(chave), 'key-email-shape')
    }
    case 'TELEFONE': {
      const chave = digitada.replaceAll(/[\s().-]/g, '')
      return held(chave, TELEFONE.test(chave), 'key-phone-shape')
    }
    case 'ALEATORIA': {
      const chave = digitada.trim().toLowerCase()
      return held(chave, ALEATORIA.test(chave), 'key-evp-shape')
    }
  }
}
