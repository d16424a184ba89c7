import { isCpf } from '@app/rules/casca/documento'
import { formatDocument, formatPhone } from '../../../../platform/text/format.ts'

/** A new customer from the counter. */
export type ConsumidorNovo = {
  nome: string
  cnpjCpf: string
  telefone: string
  tipoTelefone: string
  email: string
}

export const NOVO_VAZIO: ConsumidorNovo = {
  nome: '',
  cnpjCpf: '',
  telefone: '',
  tipoTelefone: 'Celular / WhatsApp',
  email: '',
}

/** The text of a search without results fills the new record: it is a name, a document or a telephone number. */
export function novoDe(termo: string): ConsumidorNovo {
  const text = termo.trim()
  const digits = text.replaceAll(/\D/g, '')
  if (text === '' || digits.length < 8) return { ...NOVO_VAZIO, nome: text }
  // A mobile number has eleven digits like a CPF; its third one is a 9 and the CPF check digits fail.
  return isCpf(digits) || digits.length > 11
    ? { ...NOVO_VAZIO, cnpjCpf: formatDocument(text) }
    : { ...NOVO_VAZIO, telefone: formatPhone(text) }
}
