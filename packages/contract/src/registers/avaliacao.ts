import {
  AvaliacaoResumo,
  AvaliacaoResposta,
  GRUPO_NPS_LABELS,
  GRUPOS_NPS,
  SITUACAO_AVALIACAO_LABELS,
  SITUACOES_AVALIACAO,
} from '../assistencia/avaliacao/index.ts'
import { optionsOf } from '../casca/opcoes/index.ts'
import { defineRegister, type RegisterView } from '../casca/register/index.ts'
import { marca, modeloProduto, postoColumn, postoFilter } from './references.ts'

const SITUACOES = optionsOf(SITUACOES_AVALIACAO, SITUACAO_AVALIACAO_LABELS)
const SIM_NAO = [
  { value: 'true', label: 'Sim' },
  { value: 'false', label: 'Não' },
]

const NOTAS = ['5', '4', '3', '2', '1'].map((value) => ({ value, label: value }))

/** /avaliacao: what consumers say about their service (rede §7). */
export const avaliacaoView: RegisterView = {
  name: 'avaliacao',
  modulo: 'assistencia',
  path: '/avaliacao',
  title: 'Avaliações',
  subtitle: 'O que os clientes dizem do atendimento',
  noun: ['avaliação', 'avaliações'],
  abilities: { view: 'AVALIACAO_VER', edit: 'AVALIACAO_RESPONDER' },
  columns: [
    // Its cell names the order and the post too; both are columns of their own for who wants them.
    { name: 'consumidor', label: 'Cliente', width: '15rem' },
    { name: 'ordemServico.numero', label: 'OS', width: '6rem', extra: true },
    { ...postoColumn, extra: true },
    { name: 'media', label: 'Média', format: 'quantity', sort: 'media', width: '5.5rem' },
    { name: 'atendimento', label: 'Atendimento', format: 'integer', csvOnly: true },
    { name: 'prazo', label: 'Prazo', format: 'integer', csvOnly: true },
    { name: 'preco', label: 'Preço', format: 'integer', csvOnly: true },
    { name: 'qualidade', label: 'Qualidade', format: 'integer', csvOnly: true },
    { name: 'comentario', label: 'Comentário' },
    { name: 'resposta', label: 'Resposta', csvOnly: true },
    { name: 'querLigacao', label: 'Quer ligação', format: 'yesNo', csvOnly: true },
    {
      name: 'situacao',
      label: 'Situação',
      options: SITUACOES,
      sort: 'situacao',
      width: '8rem',
      wideOnly: 'mesa',
    },
    { name: 'respondidaEm', label: 'Dada em', format: 'instant', sort: 'respondidaEm', width: '8.5rem' },
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
      name: 'notaBaixa',
      label: 'Com nota 1 ou 2',
      kind: 'option',
      fields: ['notaBaixa'],
      options: SIM_NAO,
      empty: 'Todas',
    },
    {
      name: 'querLigacao',
      label: 'Quer ligação',
      kind: 'option',
      fields: ['querLigacao'],
      options: SIM_NAO,
      empty: 'Todas',
    },
    { name: 'consumidor', label: 'Cliente', kind: 'contains', fields: ['consumidor'] },
    { name: 'ordemServico', label: 'OS', kind: 'begins', fields: ['ordemServico.numero'] },
    postoFilter,
    { name: 'de', label: 'Dada de', kind: 'day', fields: ['respondidaEm'], limit: 'from', of: 'instant' },
    { name: 'ate', label: 'até', kind: 'day', fields: ['respondidaEm'], limit: 'until', of: 'instant' },
    { name: 'nota', label: 'Média', kind: 'option', fields: ['nota'], options: NOTAS, empty: 'Todas' },
    {
      name: 'grupo',
      label: 'Recomendação',
      kind: 'option',
      fields: ['grupo'],
      options: optionsOf(GRUPOS_NPS, GRUPO_NPS_LABELS),
      empty: 'Todas',
    },
    { name: 'marca', label: 'Marca', kind: 'reference', fields: ['marcaId'], ...marca },
    { name: 'modelo', label: 'Modelo', kind: 'reference', fields: ['modeloId'], ...modeloProduto },
    { name: 'tecnico', label: 'Técnico', kind: 'id', fields: ['tecnicoId'] },
    {
      name: 'garantia',
      label: 'Em garantia',
      kind: 'option',
      fields: ['garantia'],
      options: SIM_NAO,
      empty: 'Com e sem',
    },
  ],
  segmentos: [
    { label: 'Sem resposta', filtros: { situacao: 'SEM_RESPOSTA' } },
    { label: 'Notas 1 e 2', filtros: { notaBaixa: 'true' } },
  ],
  sort: 'respondidaEm,desc',
  heading: 'ordemServico.numero',
  subheading: 'consumidor',
  // The form is written by hand; these labels are for the history.
  groups: [
    {
      title: 'Avaliação',
      fields: [
        { name: 'resposta', label: 'Resposta', type: 'area', max: 1000, pessoal: true },
        { name: 'ligou', label: 'Ligação feita', type: 'switch' },
      ],
    },
  ],
}

/** Only lists and export; the feature has its own calls for the answers of posts and consumers. */
export const avaliacaoRegister = defineRegister({
  view: avaliacaoView,
  record: AvaliacaoResumo,
  input: AvaliacaoResposta,
  table: 'avaliacao',
  source: 'avaliacao_cadastro',
  company: null,
  posto: 'posto_id',
  sorts: {
    respondidaEm: 'respondidaEm',
    media: 'media',
    situacao: 'situacao',
    posto: 'posto.nomeFantasia',
  },
  inUse: {},
})
