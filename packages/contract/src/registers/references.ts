import type { Reference } from '../casca/register/index.ts'

/** A company, looked for by name, document or code. */
export const cliente: Reference = {
  path: '/api/cliente/findAll',
  optionLabel: 'nomeFantasia',
  optionDetail: 'codigoDepositante',
}

/** A service point, looked for by name, SAP code or document (spec §6: filter by service point or SAP code). */
export const postoAutorizado: Reference = {
  path: '/postoAutorizado/findAll',
  optionLabel: 'nomeFantasia',
  optionDetail: 'codigoSap',
}

/** The network's own registers, for who fills an order or another register. */
const tabela = (path: string): Reference => ({ path: `${path}/findAll`, optionLabel: 'nome' })

export const grupoMarca = tabela('/grupoMarca')
export const categoriaAssistencia = tabela('/categoriaAssistencia')
export const marca = tabela('/marca')
export const tipoEquipamento = tabela('/tipoEquipamento')
/** A model of watch, looked for by code or description. */
export const modeloProduto: Reference = {
  path: '/modeloProduto/findAll',
  optionLabel: 'descricao',
  optionDetail: 'codigo',
}

/** A service point that habilitados may be attached to. */
export const credenciado: Reference = {
  ...postoAutorizado,
  path: '/postoAutorizado/findAll?tipo=CREDENCIADO',
}
