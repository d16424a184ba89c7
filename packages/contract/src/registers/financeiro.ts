import {
  ATO_FECHAMENTO_INPUTS,
  ESPERA_FECHAMENTO_LABELS,
  ESPERAS_FECHAMENTO,
  FechamentoResumo,
  STATUS_FECHAMENTO,
  STATUS_FECHAMENTO_LABELS,
} from '../assistencia/financeiro/index.ts'
import { optionsOf } from '../casca/opcoes/index.ts'
import { defineRegister, type RegisterView } from '../casca/register/index.ts'
import { postoFilter } from './references.ts'

const SITUACOES = optionsOf(STATUS_FECHAMENTO, STATUS_FECHAMENTO_LABELS)

/** /financeiro: the closing per post and month (spec §7, rede §4). */
export const financeiroView: RegisterView = {
  name: 'financeiro',
  modulo: 'assistencia',
  path: '/financeiro',
  title: 'Fechamentos',
  subtitle: 'O que o fabricante paga a cada posto pelas garantias, mês a mês',
  noun: ['fechamento', 'fechamentos'],
  abilities: { view: 'FINANCEIRO_VER', edit: 'FINANCEIRO_EDITAR' },
  columns: [
    { name: 'mes', label: 'Mês', format: 'day', sort: 'mes', width: '8rem' },
    { name: 'posto.nomeFantasia', label: 'Posto', sort: 'posto' },
    { name: 'situacao', label: 'Situação', options: SITUACOES, sort: 'situacao', width: '12rem' },
    { name: 'total', label: 'Valor', format: 'money', sort: 'total', width: '9rem' },
    { name: 'contestado', label: 'Contestado', format: 'money', width: '9rem', wideOnly: 'mesa' },
    { name: 'pagoEm', label: 'Pago em', format: 'day', width: '8rem', wideOnly: true },
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
    {
      name: 'espera',
      label: 'Espera',
      kind: 'option',
      fields: ['esperas'],
      several: true,
      options: optionsOf(ESPERAS_FECHAMENTO, ESPERA_FECHAMENTO_LABELS),
      empty: 'Qualquer coisa',
    },
    { name: 'de', label: 'Do mês de', kind: 'day', fields: ['mes'], limit: 'from', of: 'month' },
    { name: 'ate', label: 'Ao mês de', kind: 'day', fields: ['mes'], limit: 'until', of: 'month' },
    { name: 'nome', label: 'Nome do posto', kind: 'contains', fields: ['posto.nomeFantasia'] },
    postoFilter,
  ],
  sort: 'ordem,asc',
  heading: 'id',
  subheading: 'posto.nomeFantasia',
  // The pages are written by hand; these labels are for the history.
  groups: [
    {
      title: 'Fechamento',
      fields: [
        { name: 'situacao', label: 'Situação', type: 'option', options: SITUACOES },
        { name: 'linha', label: 'Linha', type: 'text', max: 300 },
        { name: 'contestacao', label: 'Contestação', type: 'area', max: 500 },
        { name: 'resposta', label: 'Resposta', type: 'area', max: 500 },
        { name: 'glosa', label: 'Glosa', type: 'area', max: 300 },
        { name: 'ajuste', label: 'Ajuste', type: 'number', format: 'money' },
        { name: 'valorFinal', label: 'Valor da linha', type: 'number', format: 'money' },
        { name: 'motivo', label: 'Motivo', type: 'area', max: 300 },
        { name: 'pagoEm', label: 'Pago em', type: 'text', max: 10 },
        { name: 'nfse', label: 'NFS-e', type: 'text', max: 40 },
        { name: 'retido', label: 'Retido', type: 'number', format: 'money' },
      ],
    },
  ],
}

/** Only lists and export; the feature has a closing's own calls. */
export const financeiroRegister = defineRegister({
  view: financeiroView,
  record: FechamentoResumo,
  input: ATO_FECHAMENTO_INPUTS.aprovar,
  table: 'fechamento',
  source: 'fechamento_cadastro',
  company: null,
  posto: 'posto_id',
  sorts: {
    ordem: 'ordem',
    mes: 'mes',
    posto: 'posto.nomeFantasia',
    situacao: 'situacao',
    total: 'total',
  },
  inUse: {},
})
