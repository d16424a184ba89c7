import { CHECKLIST_TIPO_LABELS, CHECKLIST_TIPOS } from '../../assistencia/ordemServico/act-values.ts'
import { optionsOf } from '../../casca/opcoes/index.ts'
import { defineRegister, type RegisterView } from '../../casca/register/index.ts'
import { STATUS_FIELD, STATUS_OPTIONS } from '../../casca/register/nomeado.ts'
import { inputOf, recordOf } from '../../casca/register/schema.ts'
import { tipoEquipamento } from '../references.ts'

const TIPOS = optionsOf(CHECKLIST_TIPOS, CHECKLIST_TIPO_LABELS)

/** /checklist: what is looked at on a watch, point by point. */
export const checklistView = {
  name: 'checklist',
  modulo: 'assistencia',
  path: '/checklist',
  title: 'Checklists',
  subtitle: 'O que se confere na entrada, no controle de qualidade e na saída de cada tipo de equipamento',
  noun: ['ponto de checklist', 'pontos de checklist'],
  abilities: { view: 'MODELO_EDITAR', edit: 'MODELO_EDITAR', lookUp: 'OS_VER' },
  columns: [
    { name: 'tipoEquipamento.nome', label: 'Tipo de equipamento', sort: 'tipoEquipamento', width: '11rem' },
    { name: 'tipo', label: 'Quando', options: TIPOS, sort: 'tipo', width: '11rem' },
    { name: 'ordem', label: 'Ordem', format: 'integer', sort: 'ordem', width: '5.5rem', wideOnly: true },
    { name: 'nome', label: 'Ponto', sort: 'nome' },
    { name: 'medida', label: 'Como se mede', wideOnly: true },
    { name: 'status', label: 'Situação', options: STATUS_OPTIONS, width: '7rem', wideOnly: true },
  ],
  filters: [
    {
      name: 'tipoEquipamento',
      label: 'Tipo de equipamento',
      kind: 'reference',
      fields: ['tipoEquipamento.id'],
      ...tipoEquipamento,
    },
    { name: 'tipo', label: 'Quando', kind: 'option', fields: ['tipo'], options: TIPOS, empty: 'Todos' },
    { name: 'nome', label: 'Ponto', kind: 'contains', fields: ['nome'] },
    { name: 'status', label: 'Situação', kind: 'active' },
  ],
  sort: 'ordem,asc',
  heading: 'nome',
  subheading: 'medida',
  newLabel: 'Novo Ponto',
  planilha: { unicos: [['tipoEquipamento.id', 'tipo', 'nome']], semAcento: true },
  groups: [
    {
      title: 'Ponto',
      fields: [
        {
          name: 'tipoEquipamento',
          label: 'Tipo de equipamento',
          type: 'reference',
          span: 3,
          required: true,
          ...tipoEquipamento,
          planilha: {
            sinonimos: ['Equipamento'],
            exemplo: 'Relógio de pulso',
            ajuda: 'O nome como está em Tipos de equipamento.',
          },
        },
        {
          name: 'tipo',
          label: 'Quando se confere',
          type: 'option',
          span: 3,
          required: true,
          options: [{ value: '', label: 'Escolha' }, ...TIPOS],
          planilha: { sinonimos: ['Checklist', 'Quando'], exemplo: 'Controle de qualidade' },
        },
        {
          name: 'nome',
          label: 'O que se confere',
          type: 'text',
          max: 80,
          span: 4,
          required: true,
          planilha: { sinonimos: ['Ponto', 'Nome'], exemplo: 'Estanqueidade' },
        },
        {
          name: 'ordem',
          label: 'Ordem',
          type: 'number',
          format: 'integer',
          min: 1,
          max: 99,
          span: 2,
          required: true,
          help: 'A posição na lista, de 1 a 99.',
          planilha: { sinonimos: ['Posição'], exemplo: '3' },
        },
        {
          name: 'medida',
          label: 'Como se mede',
          type: 'text',
          max: 160,
          span: 4,
          help: 'O que vale como certo: Erro de até 0,7 s por dia.',
          planilha: { sinonimos: ['Medida', 'Critério'], exemplo: '10 ATM, câmara de ar' },
        },
        { ...STATUS_FIELD, span: 2 },
      ],
    },
  ],
} as const satisfies RegisterView

/** A point that is looked at on a watch of one kind. */
export const Checklist = recordOf(checklistView, {}).meta({ id: 'Checklist' })

export const ChecklistInput = inputOf(checklistView).meta({ id: 'ChecklistInput' })

export const checklistRegister = defineRegister({
  view: checklistView,
  record: Checklist,
  input: ChecklistInput,
  table: 'checklist',
  source: 'checklist_cadastro',
  company: null,
  sorts: {
    id: 'id',
    ordem: 'ordem',
    nome: 'nome',
    tipo: 'tipo',
    tipoEquipamento: 'tipoEquipamento.nome',
  },
  lookUp: ['nome'],
  inUse: { os_checklist_ponto: 'ordens de serviço' },
})
