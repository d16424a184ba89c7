import { z } from 'zod'
import { coded } from '../casca/errors/index.ts'
import { defineRegister, type RegisterView } from '../casca/register/index.ts'
import { inputOf, recordOf } from '../casca/register/schema.ts'
import { semEspacos } from '../casca/texto/index.ts'
import { ClienteResumo } from './cliente.ts'
import { cliente } from './references.ts'

/** Names of a product's code in sheets of products, orders and stock. */
export const CODIGO_PRODUTO = {
  rotulo: 'Código do produto',
  curto: 'Código',
  sinonimos: ['Código', 'Produto', 'SKU', 'Cód. produto', 'Referência'],
  exemplo: '000123',
  ajuda: 'Como o cliente chama o produto. Formate a coluna como texto, para não perder zeros à esquerda.',
} as const

/** /produto: the goods that the companies keep here. */
export const produtoView = {
  name: 'produto',
  modulo: 'armazem',
  path: '/produto',
  title: 'Produtos',
  subtitle: 'O que os clientes guardam no armazém',
  noun: ['produto', 'produtos'],
  abilities: { view: 'PRODUTO_CADASTRO', edit: 'PRODUTO_EDITAR' },
  columns: [
    { name: 'codigoProduto', label: 'Código', sort: 'codigoProduto', width: '8.75rem' },
    { name: 'descricao', label: 'Descrição', sort: 'descricao' },
    { name: 'cliente.nomeFantasia', label: 'Cliente', sort: 'cliente', width: '13.75rem' },
    { name: 'codigoOmni', label: 'Código Omni', sort: 'codigoOmni', width: '8rem', wideOnly: true },
    { name: 'unidade', label: 'Unidade', width: '5rem', wideOnly: true },
    { name: 'inteiro', label: 'Inteiro', format: 'yesNo', width: '4.5rem', wideOnly: true },
    { name: 'fisico', label: 'Físico', format: 'quantity', width: '6rem', wideOnly: true },
    { name: 'reservado', label: 'Reservado', format: 'quantity', width: '6rem', wideOnly: true },
    { name: 'disponivel', label: 'Disponível', format: 'quantity', width: '6rem' },
  ],
  filters: [
    {
      name: 'codigo',
      label: 'Código',
      kind: 'begins',
      fields: ['codigoProduto', 'codigoOmni', 'codigoBarras'],
    },
    { name: 'descricao', label: 'Descrição', kind: 'contains', fields: ['descricao'] },
    { name: 'cliente', label: 'Cliente', kind: 'reference', fields: ['cliente.id'], ...cliente },
    { name: 'status', label: 'Situação', kind: 'active' },
  ],
  sort: 'descricao,asc',
  heading: 'descricao',
  subheading: 'codigoProduto',
  newLabel: 'Novo Produto',
  planilha: {
    unicos: [['cliente.id', 'codigoProduto'], 'codigoOmni', ['cliente.id', 'codigoBarras']],
    rotulo: 'codigoProduto',
  },
  groups: [
    {
      title: 'Produto',
      fields: [
        {
          name: 'cliente',
          label: 'Cliente',
          type: 'reference',
          required: true,
          fixed: true,
          ...cliente,
        },
        {
          name: 'codigoProduto',
          label: 'Código',
          type: 'text',
          max: 60,
          span: 2,
          required: true,
          planilha: CODIGO_PRODUTO,
        },
        {
          name: 'descricao',
          label: 'Descrição',
          type: 'text',
          max: 200,
          span: 4,
          required: true,
          planilha: { sinonimos: ['Nome', 'Descrição do produto'], exemplo: 'Sabonete em barra 90 g' },
        },
        {
          name: 'codigoOmni',
          label: 'Código Omni',
          filled: true,
          type: 'text',
          max: 60,
          span: 3,
          help: 'Único em todo o armazém. Em branco, é formado pelos códigos do cliente e do produto.',
          planilha: { sinonimos: ['Omni'] },
        },
        {
          name: 'codigoBarras',
          label: 'Código de barras',
          type: 'text',
          max: 14,
          span: 3,
          numeric: true,
          help: 'O EAN que o leitor lê: 8, 12, 13 ou 14 números.',
          planilha: { sinonimos: ['EAN', 'GTIN'], menor: false },
        },
        {
          name: 'unidade',
          label: 'Unidade',
          filled: true,
          type: 'text',
          max: 10,
          span: 2,
          help: 'un, cx, kg…',
          planilha: {
            sinonimos: ['Un', 'UM', 'Unidade de medida'],
            exemplo: 'un',
            ajuda: 'un, cx, kg… Em branco, un.',
          },
        },
        {
          name: 'status',
          label: 'Situação do cadastro',
          type: 'option',
          filled: true,
          span: 4,
          options: [
            { value: 'ATIVO', label: 'Ativo', help: 'Pode entrar em pedidos.' },
            { value: 'INATIVO', label: 'Inativo', help: 'Não entra em pedidos novos; o saldo continua.' },
          ],
        },
        {
          name: 'estoqueMinimo',
          label: 'Estoque mínimo',
          type: 'number',
          format: 'quantity',
          span: 3,
          help: 'Com menos do que isto livre, o início do cliente avisa. Em branco, não avisa.',
          planilha: { sinonimos: ['Mínimo', 'Estoque mínimo'], exemplo: '120' },
        },
        {
          name: 'inteiro',
          label: 'Só quantidade inteira',
          type: 'switch',
          initial: true,
          help: 'Pedidos e ajustes não aceitam frações.',
          planilha: {
            curto: 'Inteiro',
            sinonimos: ['Inteiro'],
            exemplo: 'Sim',
            ajuda: 'Sim ou Não. Em branco, Sim.',
          },
        },
      ],
    },
  ],
} as const satisfies RegisterView

/** The whole record, with the sums of its lots: disponível = físico − reservado. */
export const ProdutoCadastro = recordOf(produtoView, {
  cliente: ClienteResumo,
  fisico: z.number(),
  reservado: z.number(),
  disponivel: z.number(),
}).meta({ id: 'ProdutoCadastro' })
export type ProdutoCadastro = z.infer<typeof ProdutoCadastro>

/** A product of a client company; `inteiro` products are ordered in whole units only. */
export const Produto = ProdutoCadastro.pick({
  id: true,
  codigoProduto: true,
  descricao: true,
  codigoOmni: true,
  unidade: true,
  inteiro: true,
})
  .extend({ codigoDepositante: z.string() })
  .meta({ id: 'Produto' })
export type Produto = z.infer<typeof Produto>

/**
 * Without `codigoOmni` the company's code and the product's form one that is unique in the installation (decisions 26).
 */
export const ProdutoInput = inputOf(produtoView, {
  codigoBarras: semEspacos
    .regex(/^(\d{8}|\d{12,14})?$/, { error: coded('CODIGO_DE_BARRAS') })
    .transform((value) => value || null)
    .nullish(),
}).meta({ id: 'ProdutoInput' })
export type ProdutoInput = z.infer<typeof ProdutoInput>

/** Look-ups take `?q=`: a code (exact match first) or a part of the description. */
export const ProdutoSearch = z.object({ q: z.string().max(100).optional() })
export const DepositanteParams = z.object({ codigoDepositante: z.string().min(1).max(60) })

export const produtoRegister = defineRegister({
  view: produtoView,
  record: ProdutoCadastro,
  input: ProdutoInput,
  table: 'produto',
  source: 'produto_cadastro',
  company: 'cliente_id',
  sorts: {
    id: 'id',
    codigoProduto: 'codigoProduto',
    descricao: 'descricao',
    codigoOmni: 'codigoOmni',
    cliente: 'cliente.nomeFantasia',
  },
  inUse: { saldo: 'estoque', pedido_item: 'pedidos', nota_item: 'notas fiscais' },
})
