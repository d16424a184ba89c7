import {
  HORARIO_LABELS,
  HORARIOS,
  LICENCAS_PADRAO,
  POSTO_TIPO_LABELS,
  POSTO_TIPOS,
  PostoAutorizado,
  PostoAutorizadoInput,
} from '../postoAutorizado/index.ts'
import {
  defineRegister,
  type RegisterField,
  type RegisterGroup,
  type RegisterView,
} from '../register/index.ts'
import { endereco } from './endereco.ts'
import { categoriaAssistencia, credenciado, marca } from './references.ts'

const TIPOS = POSTO_TIPOS.map((value) => ({ value, label: POSTO_TIPO_LABELS[value] }))
const DIAS = HORARIOS.map((value) => ({ value, label: HORARIO_LABELS[value] }))

const STATUS = [
  { value: 'ATIVO', label: 'Ativo', help: 'As pessoas dele trabalham.' },
  { value: 'INATIVO', label: 'Inativo', help: 'As pessoas dele não fazem nada até que volte a ativo.' },
]

/** Spec §5 has words of its own for what a service point lacks. */
const OBRIGATORIO = { required: true, emptyText: 'Campo obrigatório' } as const

const telefone = (name: string, label: string): RegisterField => ({
  name,
  label,
  type: 'text',
  max: 20,
  span: 2,
  format: 'phone',
  numeric: true,
  planilha: { menor: true },
})

const hora = (name: string, label: string, exemplo: string): RegisterField => ({
  name,
  label,
  type: 'text',
  max: 5,
  span: 2,
  numeric: true,
  help: 'hh:mm',
  planilha: { exemplo, menor: true },
})

const empresa: RegisterGroup = {
  title: 'Empresa',
  fields: [
    {
      ...OBRIGATORIO,
      name: 'cnpj',
      label: 'CNPJ',
      type: 'text',
      max: 18,
      span: 2,
      format: 'document',
      numeric: true,
      planilha: { exemplo: '12.ABC.345/01DE-35', ajuda: 'Com ou sem pontos; pode ter letras.' },
    },
    {
      ...OBRIGATORIO,
      name: 'razaoSocial',
      label: 'Razão social',
      type: 'text',
      max: 160,
      span: 4,
      planilha: { exemplo: 'Relojoaria Exemplo Ltda' },
    },
    {
      ...OBRIGATORIO,
      name: 'nomeFantasia',
      label: 'Nome fantasia',
      type: 'text',
      max: 120,
      span: 2,
      planilha: { sinonimos: ['Nome', 'Fantasia'], exemplo: 'Relojoaria Exemplo' },
    },
    {
      ...OBRIGATORIO,
      name: 'inscricaoEstadual',
      label: 'Inscrição estadual',
      type: 'text',
      max: 20,
      span: 2,
      numeric: true,
      choices: ['Isento'],
      planilha: { sinonimos: ['IE'], exemplo: 'ISENTO', ajuda: 'Só números, ou ISENTO.' },
    },
    {
      ...OBRIGATORIO,
      name: 'inscricaoMunicipal',
      label: 'Inscrição municipal',
      type: 'text',
      max: 20,
      span: 2,
      numeric: true,
      choices: ['Isento'],
      planilha: { sinonimos: ['IM'], exemplo: 'ISENTO', ajuda: 'Só números, ou ISENTO.' },
    },
    {
      ...OBRIGATORIO,
      name: 'emailComercial',
      label: 'E-mail comercial',
      type: 'text',
      max: 254,
      span: 3,
      planilha: { sinonimos: ['E-mail', 'Email'], exemplo: 'contato@relojoaria.example' },
    },
    {
      ...telefone('telefoneComercial', 'Telefone comercial'),
      ...OBRIGATORIO,
      span: 3,
      planilha: { sinonimos: ['Telefone', 'Comercial'], exemplo: '(11) 5555-0100' },
    },
    telefone('telefoneCelular', 'Celular'),
    telefone('telefoneWhatsapp', 'Celular / WhatsApp'),
    telefone('telefoneResidencial', 'Telefone residencial'),
    { name: 'responsavelNome', label: 'Responsável legal', type: 'text', max: 120, span: 4 },
    {
      name: 'responsavelCpf',
      label: 'CPF do responsável',
      type: 'text',
      max: 14,
      span: 2,
      format: 'document',
      numeric: true,
      planilha: { exemplo: '529.982.247-25' },
    },
  ],
}

const atendimento: RegisterGroup = {
  title: 'Atendimento',
  fields: [
    {
      ...OBRIGATORIO,
      name: 'horaFuncionamento',
      label: 'Horário de funcionamento',
      type: 'option',
      span: 2,
      options: [{ value: '', label: 'Escolha os dias' }, ...DIAS],
      planilha: { sinonimos: ['Dias', 'Funcionamento'], exemplo: 'Segunda a sexta' },
    },
    hora('abre', 'Abre às', '09:00'),
    hora('fecha', 'Fecha às', '18:00'),
    {
      name: 'marcas',
      label: 'Marcas que atende',
      type: 'references',
      help: 'Sem nenhuma, atende todas.',
      ...marca,
      planilha: {
        sinonimos: ['Marcas', 'Marca'],
        exemplo: 'Aurora, Boreal',
        ajuda: 'Nomes das marcas, separados por vírgula. Em branco, atende todas.',
      },
    },
  ],
}

const rede: RegisterGroup = {
  title: 'Rede',
  fields: [
    {
      name: 'tipo',
      label: 'Tipo',
      type: 'option',
      span: 2,
      required: true,
      options: TIPOS,
      planilha: { exemplo: 'Credenciado' },
    },
    {
      name: 'credenciado',
      label: 'Credenciado',
      type: 'reference',
      span: 4,
      help: 'De um habilitado: o credenciado a que está associado.',
      ...credenciado,
      planilha: {
        sinonimos: ['Credenciado do habilitado'],
        ajuda: 'De um habilitado: código SAP ou CNPJ do credenciado.',
      },
    },
    {
      name: 'codigoSap',
      label: 'Código SAP',
      type: 'text',
      max: 30,
      span: 2,
      numeric: true,
      planilha: { sinonimos: ['SAP'], exemplo: '500131' },
    },
    {
      name: 'categoriaAssistencia',
      label: 'Categoria',
      type: 'reference',
      span: 2,
      ...categoriaAssistencia,
      planilha: { sinonimos: ['Categoria de assistência'], ajuda: 'O nome como está em Categorias.' },
    },
    {
      name: 'licencas',
      label: 'Licenças',
      type: 'number',
      format: 'integer',
      unit: 'pessoas',
      span: 2,
      help: `Quantas trabalham no posto ao mesmo tempo. Em branco em um posto novo, ${LICENCAS_PADRAO}.`,
      planilha: { exemplo: '10', menor: true },
    },
    { name: 'status', label: 'Situação do cadastro', type: 'option', span: 3, options: STATUS },
  ],
}

/** /postoAutorizado: the service points of the network, and whose habilitado is whose. */
export const postoAutorizadoView: RegisterView = {
  name: 'postoAutorizado',
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
  groups: [empresa, endereco({ required: true }), atendimento, rede],
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
