import {
  SITUACAO_TRANSFERENCIA_LABELS,
  SITUACOES_TRANSFERENCIA,
  TransferenciaPecaInput,
  TransferenciaPecaResumo,
} from '../assistencia/transferenciaPeca/index.ts'
import { defineRegister, type RegisterView } from '../casca/register/index.ts'

const SITUACOES = SITUACOES_TRANSFERENCIA.map((value) => ({
  value,
  label: SITUACAO_TRANSFERENCIA_LABELS[value],
}))

/** /transferenciaPeca: parts that posts of one credenciado send each other. */
export const transferenciaPecaView: RegisterView = {
  name: 'transferenciaPeca',
  modulo: 'assistencia',
  path: '/transferenciaPeca',
  title: 'Transferências de peças',
  subtitle: 'O que postos do mesmo credenciado enviam um ao outro',
  noun: ['transferência de peças', 'transferências de peças'],
  abilities: { view: 'PECA_VER', edit: 'PECA_TRANSFERIR' },
  columns: [
    { name: 'id', label: 'Transferência', format: 'integer', sort: 'id', width: '8.5rem' },
    { name: 'pecas', label: 'Peças' },
    { name: 'situacao', label: 'Situação', options: SITUACOES, sort: 'situacao', width: '9.5rem' },
    { name: 'unidades', label: 'Unidades', format: 'quantity', width: '7rem', wideOnly: 'mesa' },
    { name: 'origem.nomeFantasia', label: 'De', sort: 'origem', width: '11rem' },
    { name: 'destino.nomeFantasia', label: 'Para', sort: 'destino', width: '11rem' },
    {
      name: 'criadoEm',
      label: 'Enviada em',
      format: 'instant',
      sort: 'criadoEm',
      width: '9.5rem',
      wideOnly: 'mesa',
    },
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
  ],
  sort: 'id,desc',
  heading: 'id',
  subheading: 'pecas',
  newLabel: 'Nova Transferência',
  // The screens are written by hand; these labels are for the history.
  groups: [
    {
      title: 'Transferência de peças',
      fields: [
        { name: 'situacao', label: 'Situação', type: 'option', options: SITUACOES },
        { name: 'motivo', label: 'Motivo', type: 'area', max: 200 },
      ],
    },
  ],
}

/** Only lists and export; the feature has a transfer's own calls. */
export const transferenciaPecaRegister = defineRegister({
  view: transferenciaPecaView,
  record: TransferenciaPecaResumo,
  input: TransferenciaPecaInput,
  table: 'transferencia_peca',
  source: 'transferencia_peca_cadastro',
  company: null,
  posto: 'origem_id',
  outroPosto: 'destino_id',
  sorts: {
    id: 'id',
    situacao: 'situacao',
    origem: 'origem.nomeFantasia',
    destino: 'destino.nomeFantasia',
    criadoEm: 'criadoEm',
  },
  inUse: {},
})
