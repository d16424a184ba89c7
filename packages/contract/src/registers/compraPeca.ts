import {
  CAMPOS_COMPRA,
  CompraPecaInput,
  CompraPecaResumo,
  SITUACAO_COMPRA_LABELS,
  SITUACOES_COMPRA,
} from '../assistencia/compraPeca/index.ts'
import { optionsOf } from '../casca/opcoes/index.ts'
import { defineRegister, type RegisterView } from '../casca/register/index.ts'
import { postoColumn, postoFilter } from './references.ts'

const SITUACOES = optionsOf(SITUACOES_COMPRA, SITUACAO_COMPRA_LABELS)

/** /compraPeca: parts that the service points order from the central workshop. */
export const compraPecaView: RegisterView = {
  name: 'compraPeca',
  modulo: 'assistencia',
  path: '/compraPeca',
  title: 'Compras de peças',
  subtitle: 'O que os postos pedem à oficina central',
  noun: ['compra de peças', 'compras de peças'],
  abilities: { view: 'PECA_VER', edit: 'OS_REPARAR' },
  columns: [
    { name: 'id', label: 'Compra', format: 'integer', sort: 'id', width: '6.5rem' },
    { name: 'situacao', label: 'Situação', options: SITUACOES, sort: 'situacao', width: '8.5rem' },
    { name: 'pecas', label: 'Peças' },
    { name: 'unidades', label: 'Unidades', format: 'quantity', width: '7rem', wideOnly: 'mesa' },
    { name: 'total', label: 'Total', format: 'money', sort: 'total', width: '7.5rem' },
    { name: 'ordensServico', label: 'OS', width: '8rem', wideOnly: 'mesa' },
    { ...postoColumn, width: '9rem' },
    { name: 'criadoEm', label: 'Pedida em', format: 'instant', sort: 'criadoEm', width: '7.5rem' },
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
    { name: 'peca', label: 'Peça', kind: 'contains', fields: ['pecas'] },
    { name: 'ordemServico', label: 'OS', kind: 'contains', fields: ['ordensServico'] },
    postoFilter,
  ],
  sort: 'id,desc',
  heading: 'id',
  subheading: 'posto.nomeFantasia',
  newLabel: 'Nova Compra',
  // The form is written by hand; these labels are for the history.
  groups: [
    {
      title: 'Compra de peças',
      fields: [
        { name: 'situacao', label: 'Situação', type: 'option', options: SITUACOES },
        ...Object.entries(CAMPOS_COMPRA).map(([name, campo]) => ({ name, ...campo })),
      ],
    },
  ],
}

/** Only lists and export; the feature has a purchase's own calls. */
export const compraPecaRegister = defineRegister({
  view: compraPecaView,
  record: CompraPecaResumo,
  input: CompraPecaInput,
  table: 'compra_peca',
  source: 'compra_peca_cadastro',
  company: null,
  posto: 'posto_id',
  sorts: {
    id: 'id',
    situacao: 'situacao',
    total: 'total',
    posto: 'posto.nomeFantasia',
    criadoEm: 'criadoEm',
  },
  inUse: {},
})
