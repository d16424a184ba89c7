import { z } from 'zod'
import { optionsOf } from '../../casca/opcoes/index.ts'
import { CADASTRO_STATUS, defineRegister, type RegisterView } from '../../casca/register/index.ts'
import { inputOf, recordOf } from '../../casca/register/schema.ts'
import { modeloProduto } from '../references.ts'
import { ModeloDoRegistro } from '../relogio.ts'

/** Kinds of typed fixings (spec §3); a crown, a glass and the like have no kind (decisions 57). */
export const TIPOS_PECA = ['PARAFUSO', 'PINO', 'TERMINAL'] as const
export type TipoPeca = (typeof TIPOS_PECA)[number]

export const TIPO_PECA_LABELS: Record<TipoPeca, string> = {
  PARAFUSO: 'Parafuso',
  PINO: 'Pino',
  TERMINAL: 'Terminal',
}

const TIPOS = optionsOf(TIPOS_PECA, TIPO_PECA_LABELS)

const STATUS = [
  { value: CADASTRO_STATUS[0], label: 'Ativa' },
  { value: CADASTRO_STATUS[1], label: 'Inativa', help: 'Não entra em orçamentos nem em compras novas.' },
] as const

/** /peca: the price list of parts, with the stock of the central workshop. */
export const pecaView = {
  name: 'peca',
  modulo: 'assistencia',
  path: '/peca',
  title: 'Peças',
  subtitle: 'Preços, modelos em que servem e o estoque da oficina central',
  noun: ['peça', 'peças'],
  abilities: { view: 'PECA_VER', edit: 'PECA_EDITAR' },
  columns: [
    { name: 'codigo', label: 'Código', sort: 'codigo', width: '9rem' },
    { name: 'descricao', label: 'Descrição', sort: 'descricao' },
    { name: 'tipo', label: 'Tipo', options: TIPOS, sort: 'tipo', width: '7rem' },
    { name: 'preco', label: 'Preço', format: 'money', sort: 'preco', width: '8rem' },
    { name: 'estoque', label: 'Estoque', format: 'quantity', sort: 'estoque', width: '7rem' },
  ],
  filters: [
    { name: 'codigo', label: 'Código', kind: 'begins', fields: ['codigo'] },
    { name: 'descricao', label: 'Descrição', kind: 'contains', fields: ['descricao'] },
    { name: 'tipo', label: 'Tipo', kind: 'option', fields: ['tipo'], options: TIPOS, empty: 'Todos' },
    {
      name: 'modelo',
      label: 'Serve no modelo',
      kind: 'reference',
      fields: ['modelosId'],
      several: true,
      ...modeloProduto,
    },
    { name: 'status', label: 'Situação', kind: 'active' },
  ],
  sort: 'descricao,asc',
  heading: 'descricao',
  subheading: 'codigo',
  newLabel: 'Nova Peça',
  planilha: { unicos: ['codigo'], rotulo: 'codigo' },
  groups: [
    {
      title: 'Peça',
      fields: [
        {
          name: 'codigo',
          label: 'Código',
          type: 'text',
          max: 60,
          span: 2,
          required: true,
          planilha: { sinonimos: ['Código da peça', 'SKU', 'Referência'], exemplo: 'PRF-M1-012' },
        },
        {
          name: 'descricao',
          label: 'Descrição',
          type: 'text',
          max: 200,
          span: 4,
          required: true,
          planilha: { sinonimos: ['Nome', 'Peça'], exemplo: 'Parafuso da tampa M1' },
        },
        { name: 'tipo', label: 'Tipo', type: 'option', span: 2, options: TIPOS },
        {
          name: 'preco',
          label: 'Preço',
          type: 'number',
          format: 'money',
          span: 2,
          required: true,
          planilha: { sinonimos: ['Valor', 'Preço ao consumidor'], exemplo: '12,90' },
        },
        {
          name: 'estoque',
          label: 'Estoque',
          filled: true,
          max: 1_000_000,
          type: 'number',
          format: 'integer',
          span: 2,
          unit: 'un',
          help: 'Na oficina central. O envio de uma compra o baixa.',
          planilha: { sinonimos: ['Saldo', 'Quantidade'], exemplo: '40' },
        },
        {
          name: 'modelos',
          label: 'Modelos em que serve',
          max: 500,
          type: 'references',
          help: 'Sem nenhum, serve em todos.',
          planilha: {
            curto: 'Modelos',
            sinonimos: ['Modelos', 'Modelo'],
            exemplo: 'NAU-42, NAU-38',
            ajuda: 'Códigos dos modelos, separados por vírgula. Em branco, serve em todos.',
          },
          ...modeloProduto,
        },
        {
          name: 'status',
          label: 'Situação do cadastro',
          type: 'option',
          filled: true,
          span: 2,
          options: STATUS,
        },
      ],
    },
  ],
} as const satisfies RegisterView

/** A part of the price list, with the stock of the central workshop. */
export const Peca = recordOf(pecaView, {
  modelos: z.array(ModeloDoRegistro).describe('Em que modelos serve; sem nenhum, em todos.'),
}).meta({ id: 'Peca' })
export type Peca = z.infer<typeof Peca>

export const PecaInput = inputOf(pecaView).meta({ id: 'PecaInput' })
export type PecaInput = z.infer<typeof PecaInput>

/** `?q=`: the beginning of the code, or part of the description; `modelo`: only parts that fit it. */
export const PecaSearch = z.object({
  q: z.string().trim().max(100).optional(),
  modelo: z.coerce.number().int().positive().optional(),
})
export type PecaSearch = z.infer<typeof PecaSearch>

export const pecaRegister = defineRegister({
  view: pecaView,
  record: Peca,
  input: PecaInput,
  table: 'peca',
  source: 'peca_cadastro',
  company: null,
  network: 'read',
  links: { modelos: { table: 'peca_modelo', own: 'peca_id', other: 'modelo_produto_id' } },
  sorts: {
    id: 'id',
    codigo: 'codigo',
    descricao: 'descricao',
    tipo: 'tipo',
    preco: 'preco',
    estoque: 'estoque',
  },
  inUse: { os_linha: 'orçamentos', compra_peca_item: 'compras de peças', estoque_peca: 'estoque dos postos' },
})
