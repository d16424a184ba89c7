import { CADASTRO_STATUS, defineRegister, type RegisterView } from '../casca/register/index.ts'
import { Relogio, RelogioInput } from '../assistencia/relogio/index.ts'
import { modeloProduto } from './references.ts'

const STATUS = [
  { value: CADASTRO_STATUS[0], label: 'Ativo' },
  { value: CADASTRO_STATUS[1], label: 'Inativo' },
] as const

/** /relogio: every watch that any service point has seen. */
export const relogioView: RegisterView = {
  name: 'relogio',
  modulo: 'assistencia',
  path: '/relogio',
  title: 'Relógios',
  subtitle: 'Os relógios que passaram pela rede, pelo número de série',
  noun: ['relógio', 'relógios'],
  abilities: { view: 'OS_VER', edit: 'OS_CADASTRAR' },
  columns: [
    { name: 'numeroSerie', label: 'Número de série', sort: 'numeroSerie', width: '12rem' },
    { name: 'modeloProduto.descricao', label: 'Modelo', sort: 'modelo' },
    { name: 'marca', label: 'Marca', sort: 'marca', width: '12rem' },
    { name: 'observacoes', label: 'Observações', width: '26%', wideOnly: true },
  ],
  filters: [
    { name: 'numeroSerie', label: 'Número de série', kind: 'begins', fields: ['numeroSerie'] },
    {
      name: 'modeloProduto',
      label: 'Modelo',
      kind: 'reference',
      fields: ['modeloProduto.id'],
      ...modeloProduto,
    },
    { name: 'marca', label: 'Marca', kind: 'contains', fields: ['marca'] },
    { name: 'status', label: 'Situação', kind: 'active' },
  ],
  sort: 'numeroSerie,asc',
  heading: 'numeroSerie',
  subheading: 'modeloProduto.descricao',
  newLabel: 'Novo Relógio',
  planilha: { unicos: [['modeloProduto.id', 'numeroSerie']], rotulo: 'numeroSerie' },
  groups: [
    {
      title: 'Relógio',
      fields: [
        {
          name: 'numeroSerie',
          label: 'Número de série',
          type: 'text',
          max: 40,
          span: 3,
          required: true,
          help: 'O que está gravado na tampa; maiúsculas e minúsculas valem o mesmo.',
          planilha: { sinonimos: ['Série', 'Nº de série'], exemplo: '7204118' },
        },
        {
          name: 'modeloProduto',
          label: 'Modelo',
          type: 'reference',
          span: 3,
          required: true,
          planilha: {
            sinonimos: ['Código do modelo', 'Referência'],
            exemplo: 'NAU-42',
            ajuda: 'Código do modelo.',
          },
          ...modeloProduto,
        },
        {
          name: 'observacoes',
          label: 'Observações',
          pessoal: true,
          type: 'area',
          max: 500,
          planilha: { sinonimos: ['Observação', 'Obs'] },
        },
        { name: 'status', label: 'Situação do cadastro', type: 'option', span: 3, options: STATUS },
      ],
    },
  ],
}

export const relogioRegister = defineRegister({
  view: relogioView,
  record: Relogio,
  input: RelogioInput,
  table: 'relogio',
  source: 'relogio_cadastro',
  company: null,
  network: 'own',
  sorts: { id: 'id', numeroSerie: 'numeroSerie', modelo: 'modeloProduto.descricao', marca: 'marca' },
  inUse: { ordem_servico: 'ordens de serviço' },
})
