import {
  ContagemPecaInput,
  ContagemPecaResumo,
  SITUACAO_CONTAGEM_LABELS,
  SITUACOES_CONTAGEM,
} from '../assistencia/contagemPeca/index.ts'
import { optionsOf } from '../casca/opcoes/index.ts'
import { defineRegister, type RegisterView } from '../casca/register/index.ts'
import { postoColumn, postoFilter } from './references.ts'

const SITUACOES = optionsOf(SITUACOES_CONTAGEM, SITUACAO_CONTAGEM_LABELS)

/** /contagemPeca: counts of the service points' parts. */
export const contagemPecaView: RegisterView = {
  name: 'contagemPeca',
  modulo: 'assistencia',
  path: '/contagemPeca',
  title: 'Contagens de peças',
  subtitle: 'O que foi contado nos postos, e o que não batia com o sistema',
  noun: ['contagem de peças', 'contagens de peças'],
  abilities: { view: 'PECA_VER', edit: 'PECA_CONTAR' },
  columns: [
    { name: 'id', label: 'Contagem', format: 'integer', sort: 'id', width: '7rem' },
    { name: 'descricao', label: 'O que se conta', sort: 'descricao' },
    { name: 'situacao', label: 'Situação', options: SITUACOES, sort: 'situacao', width: '10rem' },
    { name: 'contadas', label: 'Contadas', format: 'quantity', width: '7rem', wideOnly: 'mesa' },
    { name: 'pecas', label: 'Peças', format: 'quantity', width: '6rem', wideOnly: 'mesa' },
    { name: 'diferencas', label: 'Diferenças', format: 'quantity', width: '7.5rem', wideOnly: 'mesa' },
    { ...postoColumn, width: '10rem' },
    {
      name: 'criadoEm',
      label: 'Aberta em',
      format: 'instant',
      sort: 'criadoEm',
      width: '9.5rem',
      wideOnly: true,
    },
  ],
  filters: [
    { name: 'descricao', label: 'O que se conta', kind: 'contains', fields: ['descricao'] },
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
  sort: 'id,desc',
  heading: 'id',
  subheading: 'descricao',
  newLabel: 'Nova Contagem',
  // The screens are written by hand; these labels are for the history.
  groups: [
    {
      title: 'Contagem de peças',
      fields: [
        { name: 'situacao', label: 'Situação', type: 'option', options: SITUACOES },
        { name: 'motivo', label: 'Motivo', type: 'area', max: 200 },
        { name: 'ajustadas', label: 'Peças ajustadas', type: 'number', format: 'integer' },
      ],
    },
  ],
}

/** Only lists and export; the feature has a count's own calls. */
export const contagemPecaRegister = defineRegister({
  view: contagemPecaView,
  record: ContagemPecaResumo,
  input: ContagemPecaInput,
  table: 'contagem_peca',
  source: 'contagem_peca_cadastro',
  company: null,
  posto: 'posto_id',
  sorts: {
    id: 'id',
    descricao: 'descricao',
    situacao: 'situacao',
    posto: 'posto.nomeFantasia',
    criadoEm: 'criadoEm',
  },
  inUse: {},
})
