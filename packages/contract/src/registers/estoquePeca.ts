import {
  EstoquePeca,
  EstoquePecaInput,
  SITUACAO_ESTOQUE_PECA_LABELS,
  SITUACOES_ESTOQUE_PECA,
} from '../assistencia/estoquePeca/index.ts'
import { defineRegister, type RegisterView } from '../casca/register/index.ts'
import { postoColumn, postoFilter } from './references.ts'

const SITUACOES = SITUACOES_ESTOQUE_PECA.map((value) => ({
  value,
  label: SITUACAO_ESTOQUE_PECA_LABELS[value],
}))

/** /estoquePeca: the stock of parts per service point; balances below their minimum come first. */
export const estoquePecaView: RegisterView = {
  name: 'estoquePeca',
  modulo: 'assistencia',
  path: '/estoquePeca',
  title: 'Estoque de peças',
  subtitle: 'O que o posto tem, o que as OS reservaram e o que está abaixo do mínimo',
  noun: ['peça em estoque', 'peças em estoque'],
  abilities: { view: 'PECA_VER', edit: 'ESTOQUE_PECA_EDITAR' },
  columns: [
    { name: 'peca.codigo', label: 'Código', sort: 'codigo', width: '7rem' },
    { name: 'peca.descricao', label: 'Peça', sort: 'descricao' },
    { name: 'quantidade', label: 'Saldo', format: 'quantity', sort: 'quantidade', width: '5rem' },
    { name: 'reservado', label: 'Reservado', format: 'quantity', width: '7rem', wideOnly: 'mesa' },
    { name: 'livre', label: 'Livre', format: 'quantity', sort: 'livre', width: '5rem' },
    {
      name: 'minimo',
      label: 'Mínimo',
      format: 'quantity',
      sort: 'minimo',
      width: '6.5rem',
      wideOnly: 'mesa',
    },
    { name: 'local', label: 'Local', width: '8rem', extra: true },
    { name: 'situacao', label: 'Situação', options: SITUACOES, sort: 'situacao', width: '8.5rem' },
    { ...postoColumn, width: '9rem' },
  ],
  filters: [
    { name: 'codigo', label: 'Código', kind: 'begins', fields: ['peca.codigo'] },
    { name: 'descricao', label: 'Peça', kind: 'contains', fields: ['peca.descricao'] },
    {
      name: 'situacao',
      label: 'Situação',
      kind: 'option',
      fields: ['situacao'],
      options: SITUACOES,
      empty: 'Todas',
    },
    postoFilter,
  ],
  sort: 'situacao,asc',
  heading: 'peca.descricao',
  subheading: 'peca.codigo',
  newLabel: 'Incluir Peça',
  // The screens are written by hand; these labels are for the history.
  groups: [
    {
      title: 'Estoque de peças',
      fields: [
        { name: 'quantidade', label: 'Saldo', type: 'number', format: 'integer' },
        { name: 'minimo', label: 'Mínimo', type: 'number', format: 'integer' },
        { name: 'local', label: 'Local', type: 'text', max: 40 },
      ],
    },
  ],
}

/** Only lists and export; the feature has the calls of one balance. */
export const estoquePecaRegister = defineRegister({
  view: estoquePecaView,
  record: EstoquePeca,
  input: EstoquePecaInput,
  table: 'estoque_peca',
  source: 'estoque_peca_cadastro',
  company: null,
  posto: 'posto_id',
  sorts: {
    id: 'id',
    codigo: 'peca.codigo',
    descricao: 'peca.descricao',
    quantidade: 'quantidade',
    livre: 'livre',
    minimo: 'minimo',
    situacao: 'situacao',
    posto: 'posto.nomeFantasia',
  },
  inUse: {},
})
