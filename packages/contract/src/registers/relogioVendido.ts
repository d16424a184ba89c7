import { z } from 'zod'
import { defineRegister, type RegisterView } from '../casca/register/index.ts'
import { inputOf, recordOf } from '../casca/register/schema.ts'
import { modeloProduto } from './references.ts'
import { ModeloDoRegistro, NumeroSerie } from './relogio.ts'

/** /relogioVendido: the watches that the manufacturer sold, by serial number (rede §5b). */
export const relogioVendidoView = {
  name: 'relogioVendido',
  modulo: 'assistencia',
  path: '/relogioVendido',
  title: 'Relógios vendidos',
  subtitle: 'As vendas do fabricante: o número de série diz a garantia sem nota fiscal',
  noun: ['relógio vendido', 'relógios vendidos'],
  abilities: { view: 'MODELO_EDITAR', edit: 'MODELO_EDITAR' },
  columns: [
    { name: 'numeroSerie', label: 'Número de série', sort: 'numeroSerie', width: '12rem' },
    { name: 'modeloProduto.descricao', label: 'Modelo' },
    { name: 'modeloProduto.codigo', label: 'Código do modelo', csvOnly: true },
    { name: 'marca', label: 'Marca', width: '10rem', wideOnly: true },
    { name: 'vendidoEm', label: 'Vendido em', format: 'day', sort: 'vendidoEm', width: '9rem' },
    { name: 'revendedor', label: 'Revendedor', width: '22%', wideOnly: true },
    { name: 'mesesGarantia', label: 'Garantia', format: 'integer', unit: 'meses', width: '7rem' },
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
    { name: 'revendedor', label: 'Revendedor', kind: 'contains', fields: ['revendedor'] },
  ],
  sort: 'numeroSerie,asc',
  heading: 'numeroSerie',
  subheading: 'modeloProduto.descricao',
  newLabel: 'Nova Venda',
  groups: [
    {
      title: 'Venda',
      fields: [
        {
          name: 'numeroSerie',
          label: 'Número de série',
          type: 'text',
          max: 40,
          span: 3,
          required: true,
          help: 'O que está gravado na tampa; maiúsculas e minúsculas valem o mesmo.',
        },
        {
          name: 'modeloProduto',
          label: 'Modelo',
          type: 'reference',
          span: 3,
          required: true,
          ...modeloProduto,
        },
        {
          name: 'vendidoEm',
          label: 'Vendido em',
          type: 'day',
          span: 3,
          required: true,
          help: 'A garantia conta deste dia quando não há nota fiscal.',
        },
        {
          name: 'mesesGarantia',
          label: 'Garantia',
          type: 'number',
          format: 'integer',
          unit: 'meses',
          max: 120,
          span: 3,
          filled: true,
          help: 'Em branco em uma venda nova, a do modelo.',
        },
        { name: 'revendedor', label: 'Revendedor', type: 'text', max: 120 },
      ],
    },
  ],
} as const satisfies RegisterView

/** One sold watch. */
export const RelogioVendido = recordOf(relogioVendidoView, {
  modeloProduto: ModeloDoRegistro,
  marca: z.string(),
  numeroSerie: z.string().describe('Sempre em maiúsculas e sem espaços.'),
}).meta({ id: 'RelogioVendido' })
export type RelogioVendido = z.infer<typeof RelogioVendido>

export const RelogioVendidoInput = inputOf(relogioVendidoView, { numeroSerie: NumeroSerie }).meta({
  id: 'RelogioVendidoInput',
})
export type RelogioVendidoInput = z.infer<typeof RelogioVendidoInput>

export const relogioVendidoRegister = defineRegister({
  view: relogioVendidoView,
  record: RelogioVendido,
  input: RelogioVendidoInput,
  table: 'relogio_vendido',
  source: 'relogio_vendido_cadastro',
  company: null,
  sorts: { id: 'id', numeroSerie: 'numeroSerie', vendidoEm: 'vendidoEm' },
  inUse: {},
})
