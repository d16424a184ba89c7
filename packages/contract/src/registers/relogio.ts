import { z } from 'zod'
import { CADASTRO_STATUS, defineRegister, type RegisterView } from '../casca/register/index.ts'
import { inputOf, maxOf, recordOf } from '../casca/register/schema.ts'
import { semEspacos } from '../casca/texto/index.ts'
import { modeloProduto } from './references.ts'

const STATUS = [
  { value: CADASTRO_STATUS[0], label: 'Ativo' },
  { value: CADASTRO_STATUS[1], label: 'Inativo' },
] as const

/** /relogio: every watch that any service point has had. */
export const relogioView = {
  name: 'relogio',
  modulo: 'assistencia',
  path: '/relogio',
  title: 'Relógios',
  subtitle: 'Os relógios que passaram pela rede, pelo número de série',
  noun: ['relógio', 'relógios'],
  abilities: { view: 'OS_VER', edit: 'OS_CADASTRAR' },
  columns: [
    { name: 'numeroSerie', label: 'Número de série', sort: 'numeroSerie', width: '12rem' },
    { name: 'modeloProduto.descricao', label: 'Modelo', sort: 'modelo' },
    { name: 'marca', label: 'Marca', sort: 'marca', width: '12rem' },
    { name: 'observacoes', label: 'Observações', width: '26%', wideOnly: true },
  ],
  filters: [
    { name: 'numeroSerie', label: 'Número de série', kind: 'begins', fields: ['numeroSerie'] },
    {
      name: 'modeloProduto',
      label: 'Modelo',
      kind: 'reference',
      fields: ['modeloProduto.id'],
      ...modeloProduto,
    },
    { name: 'marca', label: 'Marca', kind: 'contains', fields: ['marca'] },
    { name: 'status', label: 'Situação', kind: 'active' },
  ],
  sort: 'numeroSerie,asc',
  heading: 'numeroSerie',
  subheading: 'modeloProduto.descricao',
  newLabel: 'Novo Relógio',
  planilha: { unicos: [['modeloProduto.id', 'numeroSerie']], rotulo: 'numeroSerie' },
  groups: [
    {
      title: 'Relógio',
      fields: [
        {
          name: 'numeroSerie',
          label: 'Número de série',
          type: 'text',
          max: 40,
          span: 3,
          required: true,
          help: 'O que está gravado na tampa; maiúsculas e minúsculas valem o mesmo.',
          planilha: { sinonimos: ['Série', 'Nº de série'], exemplo: '7204118' },
        },
        {
          name: 'modeloProduto',
          label: 'Modelo',
          type: 'reference',
          span: 3,
          required: true,
          planilha: {
            sinonimos: ['Código do modelo', 'Referência'],
            exemplo: 'NAU-42',
            ajuda: 'Código do modelo.',
          },
          ...modeloProduto,
        },
        {
          name: 'observacoes',
          label: 'Observações',
          pessoal: true,
          type: 'area',
          max: 500,
          planilha: { sinonimos: ['Observação', 'Obs'] },
        },
        {
          name: 'status',
          label: 'Situação do cadastro',
          type: 'option',
          filled: true,
          span: 3,
          options: STATUS,
        },
      ],
    },
  ],
} as const satisfies RegisterView

/** A model of watch inside other records. */
export const ModeloDoRegistro = z
  .object({ id: z.number().int(), codigo: z.string(), descricao: z.string() })
  .meta({ id: 'ModeloDoRegistro' })
export type ModeloDoRegistro = z.infer<typeof ModeloDoRegistro>

/** One watch, across owners and service points. */
export const Relogio = recordOf(relogioView, {
  modeloProduto: ModeloDoRegistro,
  marca: z.string(),
  unidoAId: z.number().int().nullable().describe('O cadastro do mesmo relógio que vale no lugar deste.'),
  numeroSerie: z.string().describe('Sempre em maiúsculas e sem espaços.'),
}).meta({ id: 'Relogio' })
export type Relogio = z.infer<typeof Relogio>

/** The serial number in the case back, however it is typed. */
export const NumeroSerie = semEspacos.toUpperCase().min(1).max(maxOf(relogioView, 'numeroSerie'))

export const RelogioInput = inputOf(relogioView, { numeroSerie: NumeroSerie }).meta({ id: 'RelogioInput' })

/** `?q=`: the beginning of the serial number. */
export const RelogioSearch = z.object({ q: z.string().trim().max(60).optional() })

export const relogioRegister = defineRegister({
  view: relogioView,
  record: Relogio,
  input: RelogioInput,
  table: 'relogio',
  source: 'relogio_cadastro',
  company: null,
  network: 'own',
  sorts: { id: 'id', numeroSerie: 'numeroSerie', modelo: 'modeloProduto.descricao', marca: 'marca' },
  inUse: {
    ordem_servico: 'ordens de serviço',
    relogio: 'cadastros unidos',
    relogio_uniao: 'cadastros unidos',
  },
})
