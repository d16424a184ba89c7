import type { Reference } from '../register/index.ts'

/** A company, looked for by name, document or code. */
export const cliente: Reference = {
  path: '/api/cliente/findAll',
  optionLabel: 'nomeFantasia',
  optionDetail: 'codigoDepositante',
}
