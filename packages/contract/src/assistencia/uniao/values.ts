// This file does without Zod, because screens need it at once.

/** Why two records may be one person's. */
export const GEMEO_POR_LABELS = {
  DOCUMENTO: 'mesmo CPF ou CNPJ',
  TELEFONE: 'mesmo telefone',
  EMAIL: 'mesmo e-mail',
  NOME: 'nome parecido',
} as const
type Por = keyof typeof GEMEO_POR_LABELS
export const GEMEO_POR = Object.keys(GEMEO_POR_LABELS) as [Por, ...Por[]]

/** What is chosen of one record or the other; the parts of an address go together. */
export const CAMPO_UNIAO_LABELS = {
  nome: 'Nome',
  documento: 'CPF ou CNPJ',
  telefone: 'Telefone',
  email: 'E-mail',
  endereco: 'Endereço',
} as const
export type CampoUniao = keyof typeof CAMPO_UNIAO_LABELS
export const CAMPOS_UNIAO = Object.keys(CAMPO_UNIAO_LABELS) as [CampoUniao, ...CampoUniao[]]
