import {
  AssinaturaInput,
  COBRANCA_TIPO_LABELS,
  COBRANCA_TIPOS,
  CobrancaResumo,
  SITUACAO_COBRANCA_LABELS,
  SITUACOES_COBRANCA,
} from '../assistencia/cobranca/index.ts'
import { optionsOf } from '../casca/opcoes/index.ts'
import { defineRegister, type RegisterView } from '../casca/register/index.ts'
import { postoFilter } from './references.ts'

const SITUACOES = optionsOf(SITUACOES_COBRANCA, SITUACAO_COBRANCA_LABELS)
const TIPOS = optionsOf(COBRANCA_TIPOS, COBRANCA_TIPO_LABELS)

/** /postoAutorizadoPagamento: what the posts owe for their plans (spec §7, rede §3). */
export const postoAutorizadoPagamentoView: RegisterView = {
  name: 'postoAutorizadoPagamento',
  modulo: 'assistencia',
  path: '/postoAutorizadoPagamento',
  title: 'Cobranças',
  subtitle: 'O que os postos pagam pelos planos, as vencidas primeiro',
  noun: ['cobrança', 'cobranças'],
  abilities: { view: 'COBRANCA_VER', edit: 'COBRANCA_EDITAR' },
  columns: [
    { name: 'id', label: 'Cobrança', format: 'integer', sort: 'id', width: '6.5rem' },
    { name: 'posto.nomeFantasia', label: 'Posto', sort: 'posto' },
    { name: 'plano.nome', label: 'Plano', width: '9rem', wideOnly: 'mesa' },
    { name: 'tipo', label: 'Tipo', options: TIPOS, width: '9rem', wideOnly: 'mesa' },
    { name: 'vencimento', label: 'Vencimento', format: 'day', sort: 'vencimento', width: '8rem' },
    { name: 'desconto', label: 'Desconto', format: 'money', width: '8rem', extra: true },
    { name: 'encargos', label: 'Multa e juros', format: 'money', width: '8.5rem', extra: true },
    { name: 'total', label: 'Valor', format: 'money', sort: 'total', width: '8.5rem' },
    { name: 'pago', label: 'Pago', format: 'money', width: '8.5rem', wideOnly: 'mesa' },
    { name: 'situacao', label: 'Situação', options: SITUACOES, sort: 'situacao', width: '8rem' },
  ],
  filters: [
    {
      name: 'situacao',
      label: 'Situação',
      kind: 'option',
      fields: ['situacao'],
      options: SITUACOES,
      empty: 'Todas',
    },
    { name: 'nome', label: 'Nome do posto', kind: 'contains', fields: ['posto.nomeFantasia'] },
    { name: 'tipo', label: 'Tipo', kind: 'option', fields: ['tipo'], options: TIPOS, empty: 'Todos' },
    postoFilter,
  ],
  sort: 'ordem,asc',
  heading: 'id',
  subheading: 'posto.nomeFantasia',
  // The pages are written by hand; these labels are for the history.
  groups: [
    {
      title: 'Cobrança',
      fields: [
        { name: 'situacao', label: 'Situação', type: 'option', options: SITUACOES },
        { name: 'motivo', label: 'Motivo', type: 'area', max: 300 },
        { name: 'retida', label: 'Retida no fechamento', type: 'switch' },
        { name: 'pagamento', label: 'Pagamento', type: 'number', format: 'money' },
      ],
    },
  ],
}

/** Only lists and export; the feature has a charge's own calls. */
export const postoAutorizadoPagamentoRegister = defineRegister({
  view: postoAutorizadoPagamentoView,
  record: CobrancaResumo,
  input: AssinaturaInput,
  table: 'cobranca',
  source: 'cobranca_cadastro',
  company: null,
  posto: 'posto_id',
  sorts: {
    id: 'id',
    ordem: 'ordem',
    posto: 'posto.nomeFantasia',
    vencimento: 'vencimento',
    total: 'total',
    situacao: 'situacao',
  },
  inUse: {},
})
