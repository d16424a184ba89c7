import type { Reference, RegisterColumn, RegisterFilter } from '../casca/register/index.ts'

/** A company, looked up by name, document or code. */
export const cliente = {
  path: '/api/cliente/findAll',
  optionLabel: 'nomeFantasia',
  optionDetail: 'codigoDepositante',
} as const satisfies Reference

/** A service point, looked up by name, SAP code or document (spec §6: filter by service point or SAP code). */
export const postoAutorizado = {
  path: '/postoAutorizado/findAll',
  optionLabel: 'nomeFantasia',
  optionDetail: 'codigoSap',
} as const satisfies Reference

/** The network's own registers, for people who fill an order or another register. */
const tabela = (path: string) =>
  ({ path: `${path}/findAll`, optionLabel: 'nome' }) as const satisfies Reference

export const grupoMarca = tabela('/grupoMarca')
export const categoriaAssistencia = tabela('/categoriaAssistencia')
export const marca = tabela('/marca')
export const tipoEquipamento = tabela('/tipoEquipamento')
export const sintomaOs = tabela('/sintomaOs')
export const causaOs = tabela('/causaOs')
/** A service, looked up by code or name. */
export const servico = { ...tabela('/servico'), optionDetail: 'codigo' } as const satisfies Reference
/** A part, looked up by code or description. */
export const peca = {
  path: '/peca/findAll',
  optionLabel: 'descricao',
  optionDetail: 'codigo',
} as const satisfies Reference
/** A model of watch, looked up by code or description. */
export const modeloProduto = {
  path: '/modeloProduto/findAll',
  optionLabel: 'descricao',
  optionDetail: 'codigo',
} as const satisfies Reference

/** A service point that habilitados may be attached to. */
export const credenciado = {
  ...postoAutorizado,
  path: '/postoAutorizado/findAll?tipo=CREDENCIADO',
} as const satisfies Reference

/** The post of a record, wherever records of more than one are seen (decisions 59): also on phones. */
export const postoColumn = {
  name: 'posto.nomeFantasia',
  label: 'Posto',
  sort: 'posto',
  width: '12rem',
  nomeiaPosto: true,
} as const satisfies RegisterColumn

export const postoFilter = {
  name: 'posto',
  label: 'Posto',
  kind: 'reference',
  fields: ['posto.id'],
  ability: 'POSTO_FILTRAR',
  ...postoAutorizado,
} as const satisfies RegisterFilter
