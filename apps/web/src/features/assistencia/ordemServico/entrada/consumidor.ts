import { isCpf } from '@app/rules/casca/documento'
import { formatDocument, formatPhone } from '../../../../platform/text/format.ts'

/** A customer written down at the counter. */
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

/** What was looked for in vain is not typed twice: it is a name, a document or a telephone. */
export function novoDe(termo: string): ConsumidorNovo {
  const text = termo.trim()
  const digits = text.replaceAll(/\D/g, '')
  if (text === '' || digits.length < 8) return { ...NOVO_VAZIO, nome: text }
  // A mobile has eleven digits, as a CPF has; its third one is a 9 and the CPF's check digits fail.
  return isCpf(digits) || digits.length > 11
    ? { ...NOVO_VAZIO, cnpjCpf: formatDocument(text) }
    : { ...NOVO_VAZIO, telefone: formatPhone(text) }
}
