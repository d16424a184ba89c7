import {
  CATEGORIA_CHAMADO_LABELS,
  CATEGORIAS_CHAMADO,
  ChamadoInput,
  ChamadoResumo,
  EQUIPE_CHAMADO_LABELS,
  EQUIPES_CHAMADO,
  MAIOR_MOTIVO_CHAMADO,
  PRAZO_CHAMADO_LABELS,
  PRAZOS_CHAMADO,
  PRIORIDADE_CHAMADO_LABELS,
  PRIORIDADES_CHAMADO,
  SITUACAO_CHAMADO_LABELS,
  SITUACOES_CHAMADO,
} from '../assistencia/chamado/index.ts'
import { optionsOf } from '../casca/opcoes/index.ts'
import { defineRegister, type RegisterView } from '../casca/register/index.ts'
import { postoColumn, postoFilter } from './references.ts'

const SITUACOES = optionsOf(SITUACOES_CHAMADO, SITUACAO_CHAMADO_LABELS)
const CATEGORIAS = optionsOf(CATEGORIAS_CHAMADO, CATEGORIA_CHAMADO_LABELS)
const PRIORIDADES = optionsOf(PRIORIDADES_CHAMADO, PRIORIDADE_CHAMADO_LABELS)
const EQUIPES = optionsOf(EQUIPES_CHAMADO, EQUIPE_CHAMADO_LABELS)
const PRAZOS = optionsOf(PRAZOS_CHAMADO, PRAZO_CHAMADO_LABELS)

const DONOS = [
  { value: 'SEM', label: 'Sem responsável' },
  { value: 'COM', label: 'Com responsável' },
]

/** /chamado: questions of posts to the manufacturer's teams, the late ones first (rede §9). */
export const chamadoView: RegisterView = {
  name: 'chamado',
  modulo: 'assistencia',
  path: '/chamado',
  title: 'Chamados',
  subtitle: 'O que os postos perguntam e pedem, os atrasados primeiro',
  noun: ['chamado', 'chamados'],
  abilities: { view: 'CHAMADO_VER', edit: 'CHAMADO_VER' },
  columns: [
    { name: 'numero', label: 'Chamado', sort: 'id', width: '6.5rem' },
    { name: 'titulo', label: 'Título', sort: 'titulo' },
    { name: 'situacao', label: 'Situação', options: SITUACOES, sort: 'situacao', width: '8.5rem' },
    { name: 'prazo', label: 'Prazo', options: PRAZOS, width: '12.5rem' },
    { name: 'prazoEm', label: 'Responder até', format: 'instant', sort: 'ordem', width: '9rem' },
    { name: 'prioridade', label: 'Prioridade', options: PRIORIDADES, width: '6rem', wideOnly: 'mesa' },
    { name: 'categoria', label: 'Categoria', options: CATEGORIAS, width: '7rem', extra: true },
    { name: 'os', label: 'OS', width: '5.5rem', wideOnly: 'mesa' },
    { ...postoColumn, width: '9rem', wideOnly: 'mesa' },
    { name: 'equipe', label: 'Equipe', options: EQUIPES, width: '9rem', extra: true },
    { name: 'responsavel', label: 'Responsável', width: '9rem', extra: true },
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
    { name: 'prazo', label: 'Prazo', kind: 'option', fields: ['prazo'], options: PRAZOS, empty: 'Todos' },
    { name: 'busca', label: 'Número, título, OS ou posto', kind: 'contains', fields: ['busca'] },
    {
      name: 'categoria',
      label: 'Categoria',
      kind: 'option',
      fields: ['categoria'],
      options: CATEGORIAS,
      empty: 'Todas',
    },
    {
      name: 'prioridade',
      label: 'Prioridade',
      kind: 'option',
      fields: ['prioridade'],
      options: PRIORIDADES,
      empty: 'Todas',
    },
    { name: 'equipe', label: 'Equipe', kind: 'option', fields: ['equipe'], options: EQUIPES, empty: 'Todas' },
    { name: 'responsavel', label: 'Responsável', kind: 'contains', fields: ['responsavel'] },
    {
      name: 'dono',
      label: 'Alguém assumiu',
      kind: 'option',
      fields: ['dono'],
      options: DONOS,
      empty: 'Tanto faz',
    },
    { name: 'responsavelId', label: 'Responsável', kind: 'id', fields: ['responsavelId'] },
    postoFilter,
  ],
  sort: 'ordem,asc',
  heading: 'numero',
  subheading: 'titulo',
  newLabel: 'Novo chamado',
  // The pages are written by hand; these labels are for the history.
  groups: [
    {
      title: 'Chamado',
      fields: [
        { name: 'situacao', label: 'Situação', type: 'option', options: SITUACOES },
        { name: 'equipe', label: 'Equipe', type: 'option', options: EQUIPES },
        { name: 'categoria', label: 'Categoria', type: 'option', options: CATEGORIAS },
        { name: 'prioridade', label: 'Prioridade', type: 'option', options: PRIORIDADES },
        { name: 'responsavel', label: 'Responsável', type: 'text', max: 120 },
        // Texts about a case may name a consumer, so the history says that there was one but not what it said (LGPD).
        { name: 'motivo', label: 'Motivo', type: 'area', max: MAIOR_MOTIVO_CHAMADO, pessoal: true },
      ],
    },
  ],
}

/** Only lists and export; the feature has a ticket's own calls. */
export const chamadoRegister = defineRegister({
  view: chamadoView,
  record: ChamadoResumo,
  input: ChamadoInput,
  table: 'chamado',
  source: 'chamado_cadastro',
  company: null,
  posto: 'posto_id',
  sorts: {
    id: 'id',
    ordem: 'ordem',
    titulo: 'titulo',
    situacao: 'situacao',
    posto: 'posto.nomeFantasia',
  },
  inUse: {},
})
