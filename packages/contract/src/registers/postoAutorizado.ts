import { PostoAutorizado, PostoAutorizadoInput } from '../assistencia/postoAutorizado/index.ts'
import { defineRegister, type RegisterView } from '../casca/register/index.ts'
import { GRUPOS, STATUS, TIPOS } from './postoAutorizadoForm.ts'
import { categoriaAssistencia, credenciado, marca } from './references.ts'

/** /postoAutorizado: the service points of the network, and whose habilitado is whose. */
export const postoAutorizadoView: RegisterView = {
  name: 'postoAutorizado',
  modulo: 'assistencia',
  path: '/postoAutorizado',
  title: 'Postos autorizados',
  subtitle: 'Credenciados e habilitados da rede de assistência',
  noun: ['posto autorizado', 'postos autorizados'],
  abilities: { view: 'POSTO_EDITAR', edit: 'POSTO_EDITAR' },
  columns: [
    { name: 'nomeFantasia', label: 'Nome fantasia', sort: 'nome' },
    { name: 'codigoSap', label: 'Código SAP', sort: 'codigoSap', width: '8rem' },
    { name: 'cnpj', label: 'CNPJ', format: 'document', sort: 'cnpj', width: '10.5rem', wideOnly: true },
    { name: 'tipo', label: 'Tipo', options: TIPOS, sort: 'tipo', width: '8rem' },
    {
      name: 'credenciado.nomeFantasia',
      label: 'Credenciado',
      sort: 'credenciado',
      width: '12rem',
      wideOnly: true,
    },
    { name: 'cidade', label: 'Cidade', sort: 'cidade', width: '9rem', wideOnly: true },
    { name: 'estado', label: 'UF', sort: 'estado', width: '4rem', wideOnly: true },
    { name: 'status', label: 'Situação', options: STATUS, width: '6rem', wideOnly: true },
  ],
  filters: [
    { name: 'nome', label: 'Nome', kind: 'contains', fields: ['nomeFantasia', 'razaoSocial'] },
    { name: 'codigoSap', label: 'Código SAP', kind: 'begins', fields: ['codigoSap'] },
    { name: 'cnpj', label: 'CNPJ', kind: 'document', fields: ['cnpj'] },
    { name: 'cidade', label: 'Cidade', kind: 'contains', fields: ['cidade'] },
    { name: 'tipo', label: 'Tipo', kind: 'option', fields: ['tipo'], options: TIPOS, empty: 'Todos' },
    {
      name: 'credenciado',
      label: 'Habilitados de',
      kind: 'reference',
      fields: ['credenciado.id'],
      ...credenciado,
    },
    {
      name: 'categoria',
      label: 'Categoria',
      kind: 'reference',
      fields: ['categoriaAssistencia.id'],
      ...categoriaAssistencia,
    },
    {
      name: 'marca',
      label: 'Atende a marca',
      kind: 'reference',
      fields: ['marcasId'],
      several: true,
      ...marca,
    },
    { name: 'status', label: 'Situação', kind: 'active' },
  ],
  sort: 'nome,asc',
  heading: 'nomeFantasia',
  subheading: 'razaoSocial',
  newLabel: 'Novo Posto',
  planilha: { unicos: ['cnpj', 'codigoSap'] },
  groups: GRUPOS,
}

export const postoAutorizadoRegister = defineRegister({
  view: postoAutorizadoView,
  record: PostoAutorizado,
  input: PostoAutorizadoInput,
  table: 'posto_autorizado',
  source: 'posto_autorizado_cadastro',
  company: null,
  links: { marcas: { table: 'posto_marca', own: 'posto_id', other: 'marca_id' } },
  sorts: {
    id: 'id',
    nome: 'nomeFantasia',
    nomeFantasia: 'nomeFantasia',
    razaoSocial: 'razaoSocial',
    codigoSap: 'codigoSap',
    cnpj: 'cnpj',
    tipo: 'tipo',
    credenciado: 'credenciado.nomeFantasia',
    cidade: 'cidade',
    estado: 'estado',
  },
  inUse: {
    usuario: 'usuários',
    posto_autorizado: 'habilitados',
    consumidor: 'consumidores',
    ordem_servico: 'ordens de serviço',
    compra_peca: 'compras de peças',
  },
})
