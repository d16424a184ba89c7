import { defineRegister, type RegisterView } from '../../casca/register/index.ts'
import { STATUS_FIELD, STATUS_OPTIONS } from '../../casca/register/nomeado.ts'
import { inputOf, recordOf } from '../../casca/register/schema.ts'

/** /servico: the network's services and their prices. */
export const servicoView = {
  name: 'servico',
  modulo: 'assistencia',
  path: '/servico',
  title: 'Serviços',
  subtitle: 'O preço ao consumidor e a mão de obra paga na garantia',
  noun: ['serviço', 'serviços'],
  abilities: { view: 'MODELO_EDITAR', edit: 'MODELO_EDITAR', lookUp: 'OS_VER' },
  columns: [
    { name: 'codigo', label: 'Código', sort: 'codigo', width: '9rem' },
    { name: 'nome', label: 'Serviço', sort: 'nome' },
    { name: 'valor', label: 'Preço', format: 'money', sort: 'valor', width: '10rem' },
    {
      name: 'maoDeObraGarantia',
      label: 'Mão de obra na garantia',
      format: 'money',
      sort: 'maoDeObraGarantia',
      width: '13rem',
      wideOnly: true,
    },
    { name: 'status', label: 'Situação', options: STATUS_OPTIONS, width: '7rem', wideOnly: true },
  ],
  filters: [
    { name: 'codigo', label: 'Código', kind: 'begins', fields: ['codigo'] },
    { name: 'nome', label: 'Serviço', kind: 'contains', fields: ['nome'] },
    { name: 'status', label: 'Situação', kind: 'active' },
  ],
  sort: 'nome,asc',
  heading: 'nome',
  subheading: 'codigo',
  newLabel: 'Novo Serviço',
  planilha: { unicos: ['codigo'] },
  groups: [
    {
      title: 'Serviço',
      fields: [
        {
          name: 'codigo',
          label: 'Código',
          type: 'text',
          max: 40,
          span: 2,
          required: true,
          planilha: { sinonimos: ['Cód. serviço'], exemplo: 'TROCA-BATERIA' },
        },
        {
          name: 'nome',
          label: 'Nome',
          type: 'text',
          max: 120,
          span: 4,
          required: true,
          planilha: { sinonimos: ['Serviço', 'Descrição'], exemplo: 'Troca de bateria' },
        },
        {
          name: 'valor',
          label: 'Preço ao consumidor',
          type: 'number',
          format: 'money',
          span: 2,
          required: true,
          help: 'O que ele paga fora da garantia.',
          planilha: { sinonimos: ['Preço', 'Valor'], exemplo: '89,90' },
        },
        {
          name: 'maoDeObraGarantia',
          label: 'Mão de obra na garantia',
          filled: true,
          type: 'number',
          format: 'money',
          span: 2,
          help: 'O que o posto recebe quando a garantia paga. Em branco, nada.',
          planilha: { sinonimos: ['Mão de obra'], exemplo: '35,00' },
        },
        { ...STATUS_FIELD, span: 2 },
      ],
    },
  ],
} as const satisfies RegisterView

/** A service of a post: the customer's price, and what the post is paid under warranty. */
export const Servico = recordOf(servicoView, {}).meta({ id: 'Servico' })

export const ServicoInput = inputOf(servicoView).meta({ id: 'ServicoInput' })

export const servicoRegister = defineRegister({
  view: servicoView,
  record: Servico,
  input: ServicoInput,
  table: 'servico',
  company: null,
  sorts: { id: 'id', codigo: 'codigo', nome: 'nome', valor: 'valor', maoDeObraGarantia: 'maoDeObraGarantia' },
  lookUp: ['codigo', 'nome'],
  inUse: { os_linha: 'orçamentos' },
})
