import { defineRegister, type RegisterView } from '../casca/register/index.ts'
import { STATUS_FIELD, STATUS_OPTIONS } from '../casca/register/nomeado.ts'
import { inputOf, recordOf } from '../casca/register/schema.ts'

export const PERIODICIDADES = [
  { value: 'MENSAL', label: 'Mensal', help: 'Uma cobrança por mês.' },
  { value: 'ANUAL', label: 'Anual', help: 'Uma cobrança por ano.' },
] as const

/** /planoValores: the plans that a post may subscribe to (spec §1, rede §3). */
export const planoValoresView = {
  name: 'planoValores',
  modulo: 'assistencia',
  path: '/planoValores',
  title: 'Planos',
  subtitle: 'O que um posto assina e quanto custa',
  noun: ['plano', 'planos'],
  abilities: { view: 'PLANO_EDITAR', edit: 'PLANO_EDITAR', lookUp: 'COBRANCA_VER' },
  columns: [
    { name: 'nome', label: 'Nome', sort: 'nome' },
    {
      name: 'periodicidade',
      label: 'Cobrança',
      options: PERIODICIDADES,
      sort: 'periodicidade',
      width: '8rem',
    },
    { name: 'licencas', label: 'Licenças', format: 'integer', sort: 'licencas', width: '7rem' },
    { name: 'valor', label: 'Valor', format: 'money', sort: 'valor', width: '9rem' },
    {
      name: 'valorDesde',
      label: 'Vale desde',
      format: 'day',
      sort: 'valorDesde',
      width: '8.5rem',
      wideOnly: true,
    },
    { name: 'status', label: 'Situação', options: STATUS_OPTIONS, width: '7rem', wideOnly: true },
  ],
  filters: [
    { name: 'nome', label: 'Nome', kind: 'contains', fields: ['nome'] },
    {
      name: 'periodicidade',
      label: 'Cobrança',
      kind: 'option',
      fields: ['periodicidade'],
      options: PERIODICIDADES,
      empty: 'Todas',
    },
    { name: 'status', label: 'Situação', kind: 'active' },
  ],
  sort: 'nome,asc',
  heading: 'nome',
  subheading: 'periodicidade',
  newLabel: 'Novo Plano',
  planilha: { unicos: ['nome'], semAcento: true },
  groups: [
    {
      title: 'Plano',
      fields: [
        {
          name: 'nome',
          label: 'Nome',
          type: 'text',
          max: 80,
          span: 4,
          required: true,
          planilha: { sinonimos: ['Plano'], exemplo: 'Oficina 5' },
        },
        {
          name: 'periodicidade',
          label: 'Cobrança',
          type: 'option',
          span: 2,
          filled: true,
          options: PERIODICIDADES,
          api: 'MENSAL cobra todo mês, ANUAL uma vez por ano.',
          planilha: { sinonimos: ['Periodicidade'] },
        },
        {
          name: 'licencas',
          label: 'Licenças',
          type: 'number',
          format: 'integer',
          min: 1,
          max: 1000,
          span: 2,
          required: true,
          help: 'Quantas pessoas do posto podem trabalhar ao mesmo tempo.',
          planilha: { exemplo: '5' },
        },
        {
          name: 'valor',
          label: 'Valor',
          type: 'number',
          format: 'money',
          span: 2,
          required: true,
          help: 'Por mês ou por ano. Um valor novo não muda cobranças já feitas.',
          planilha: { sinonimos: ['Preço'], exemplo: '149,90' },
        },
        {
          name: 'valorDesde',
          label: 'Vale desde',
          type: 'day',
          span: 2,
          filled: true,
          help: 'Os períodos que começam deste dia em diante pagam este valor. Em branco, hoje.',
          planilha: { sinonimos: ['Valor desde'] },
        },
        { ...STATUS_FIELD, span: 2 },
      ],
    },
  ],
} as const satisfies RegisterView

/** A plan: how many people of a post may work, and its price per month or year. */
export const PlanoValores = recordOf(planoValoresView, {}).meta({ id: 'PlanoValores' })

export const PlanoValoresInput = inputOf(planoValoresView).meta({ id: 'PlanoValoresInput' })

export const planoValoresRegister = defineRegister({
  view: planoValoresView,
  record: PlanoValores,
  input: PlanoValoresInput,
  table: 'plano_valores',
  company: null,
  sorts: {
    id: 'id',
    nome: 'nome',
    periodicidade: 'periodicidade',
    licencas: 'licencas',
    valor: 'valor',
    valorDesde: 'valorDesde',
  },
  lookUp: ['nome'],
  inUse: { assinatura: 'assinaturas', cobranca: 'cobranças' },
})
