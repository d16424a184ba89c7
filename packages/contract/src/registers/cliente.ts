import { z } from 'zod'
import { defineRegister, type RegisterView } from '../casca/register/index.ts'
import { inputOf, recordOf } from '../casca/register/schema.ts'
import { endereco } from './endereco.ts'

/** `statusWms` of a client (api.md, Stock). */
export const STATUS_WMS = ['ativo', 'bloqueado', 'não integrado'] as const

/** FEFO per client: off, warn (default), force (armazem.md). */
export const FEFO_POLITICAS = ['desligado', 'avisar', 'exigir'] as const

export const FefoPolitica = z.enum(FEFO_POLITICAS)
export type FefoPolitica = z.infer<typeof FefoPolitica>

const statusWms = STATUS_WMS.map((value) => ({ value, label: value }))

/** /cliente: columns and order are those of the specification (§2); the list has no new button. */
export const clienteView = {
  name: 'cliente',
  modulo: 'armazem',
  path: '/cliente',
  title: 'Clientes',
  subtitle: 'Empresas que guardam mercadoria no armazém',
  noun: ['cliente', 'clientes'],
  abilities: { view: 'CLIENTE_VER', edit: 'CLIENTE_EDITAR' },
  columns: [
    { name: 'nomeFantasia', label: 'Nome fantasia', sort: 'nome', width: '30%' },
    { name: 'razaoSocial', label: 'Razão social', sort: 'razaoSocial' },
    { name: 'cnpjCpf', label: 'CPF/CNPJ', format: 'document', width: '10.5rem' },
    { name: 'statusWms', label: 'Status WMS', width: '10rem' },
  ],
  filters: [
    { name: 'nome', label: 'Nome', kind: 'contains', fields: ['nomeFantasia', 'razaoSocial'] },
    { name: 'cnpjCpf', label: 'CPF/CNPJ', kind: 'document', fields: ['cnpjCpf'] },
    { name: 'codigo', label: 'Código', kind: 'begins', fields: ['codigoCliente', 'codigoDepositante'] },
    {
      name: 'statusWms',
      label: 'Status WMS',
      kind: 'option',
      fields: ['statusWms'],
      options: statusWms,
      empty: 'Todos',
    },
    { name: 'status', label: 'Situação', kind: 'active' },
  ],
  sort: 'nome,asc',
  heading: 'nomeFantasia',
  subheading: 'razaoSocial',
  planilha: { unicos: ['cnpjCpf', 'codigoCliente', 'codigoDepositante'] },
  groups: [
    {
      title: 'Empresa',
      fields: [
        {
          name: 'nomeFantasia',
          label: 'Nome fantasia',
          type: 'text',
          max: 120,
          span: 3,
          required: true,
          planilha: { sinonimos: ['Nome', 'Fantasia'], exemplo: 'Loja Exemplo' },
        },
        {
          name: 'razaoSocial',
          label: 'Razão social',
          type: 'text',
          max: 160,
          span: 3,
          required: true,
          planilha: { exemplo: 'Loja Exemplo Ltda' },
        },
        {
          name: 'cnpjCpf',
          label: 'CPF ou CNPJ',
          api: 'CPF ou CNPJ, com ou sem máscara; o CNPJ pode ter letras.',
          type: 'text',
          max: 18,
          span: 2,
          required: true,
          format: 'document',
          numeric: true,
          planilha: {
            sinonimos: ['CNPJ', 'CPF', 'CNPJ/CPF', 'CPF/CNPJ', 'Documento'],
            ajuda: 'Com ou sem pontos; o CNPJ pode ter letras.',
          },
        },
        {
          name: 'inscricaoEstadual',
          label: 'Inscrição estadual',
          type: 'text',
          max: 20,
          span: 2,
          help: 'Só números, ou ISENTO.',
          planilha: { sinonimos: ['IE'], exemplo: 'ISENTO' },
        },
        {
          name: 'inscricaoMunicipal',
          label: 'Inscrição municipal',
          type: 'text',
          max: 20,
          span: 2,
          planilha: { sinonimos: ['IM'] },
        },
        {
          name: 'emailComercial',
          label: 'E-mail comercial',
          email: true,
          type: 'text',
          max: 254,
          span: 3,
          planilha: { sinonimos: ['E-mail', 'Email'], exemplo: 'contato@loja.example' },
        },
        {
          name: 'telefoneComercial',
          label: 'Telefone comercial',
          type: 'text',
          max: 30,
          span: 3,
          planilha: { sinonimos: ['Telefone', 'Fone'], exemplo: '(11) 5555-0100' },
        },
        {
          name: 'horaFuncionamento',
          label: 'Horário de funcionamento',
          type: 'text',
          max: 120,
          help: 'Como a portaria recebe: segunda a sexta, das 8h às 17h.',
        },
      ],
    },
    endereco({}),
    {
      title: 'Armazém',
      fields: [
        {
          name: 'codigoCliente',
          label: 'Código do cliente',
          filled: true,
          type: 'text',
          max: 60,
          span: 3,
          help: 'Com ele os pedidos são filtrados.',
          planilha: { sinonimos: ['Código'], ajuda: 'Em branco, vale o documento.', menor: false },
        },
        {
          name: 'codigoDepositante',
          label: 'Código do depositante',
          filled: true,
          type: 'text',
          max: 60,
          span: 3,
          help: 'Com ele os produtos são procurados.',
          planilha: { sinonimos: ['Depositante'], ajuda: 'Em branco, vale o documento.' },
        },
        {
          name: 'statusWms',
          label: 'Status WMS',
          filled: true,
          type: 'option',
          span: 3,
          options: [
            { value: 'ativo', label: 'ativo', help: 'O WMS recebe os pedidos desta empresa.' },
            { value: 'bloqueado', label: 'bloqueado', help: 'O WMS bloqueou esta empresa.' },
            { value: 'não integrado', label: 'não integrado', help: 'O WMS ainda não conhece esta empresa.' },
          ],
        },
        {
          name: 'status',
          label: 'Situação do cadastro',
          type: 'option',
          filled: true,
          span: 3,
          options: [
            { value: 'ATIVO', label: 'Ativo', help: 'Aparece nas listas e nas escolhas.' },
            {
              value: 'INATIVO',
              label: 'Inativo',
              help: 'Continua cadastrado, fora das listas e das escolhas.',
            },
          ],
        },
        {
          name: 'fefo',
          label: 'Regra FEFO',
          filled: true,
          type: 'option',
          span: 3,
          planilha: {
            sinonimos: ['FEFO'],
            exemplo: 'Avisar',
            ajuda: 'Desligado, Avisar ou Exigir. Em branco, Avisar.',
          },
          options: [
            {
              value: 'desligado',
              label: 'Desligado',
              help: 'Qualquer lote pode sair, sem aviso nenhum.',
            },
            {
              value: 'avisar',
              label: 'Avisar',
              help: 'Avisa quando um lote que vence antes ainda tem saldo. Não impede de salvar.',
            },
            {
              value: 'exigir',
              label: 'Exigir',
              help: 'Recusa o pedido que passa por cima de um lote que vence antes.',
            },
          ],
        },
        {
          name: 'permiteVencido',
          label: 'Permite lote vencido',
          type: 'switch',
          span: 3,
          help: 'Lotes vencidos podem ser escolhidos; nunca são sugeridos.',
        },
        {
          name: 'restoEmPedido',
          label: 'O que faltar vira outro pedido',
          type: 'switch',
          span: 3,
          help: 'Na separação por leitor, o que não for achado fica num pedido ligado; sem isto, sai do pedido.',
        },
      ],
    },
  ],
} as const satisfies RegisterView

/** The whole record of a company. */
export const Cliente = recordOf(clienteView, {}).meta({ id: 'Cliente' })
export type Cliente = z.infer<typeof Cliente>

/** We assign the codes: without them the document stands for both. */
export const ClienteInput = inputOf(clienteView).meta({ id: 'ClienteInput' })
export type ClienteInput = z.infer<typeof ClienteInput>

/**
 * A client company (depositante) in a picker. The two codes are our addition, because staff need them for the product
 * calls (decisions 24).
 */
export const ClienteEscolha = Cliente.pick({
  id: true,
  nomeFantasia: true,
  razaoSocial: true,
  cnpjCpf: true,
  statusWms: true,
  codigoCliente: true,
  codigoDepositante: true,
  fefo: true,
  permiteVencido: true,
  _links: true,
}).meta({ id: 'ClienteEscolha' })
export type ClienteEscolha = z.infer<typeof ClienteEscolha>

/** The client inside other records. */
export const ClienteResumo = ClienteEscolha.pick({
  id: true,
  nomeFantasia: true,
  cnpjCpf: true,
  codigoCliente: true,
  codigoDepositante: true,
}).meta({ id: 'ClienteResumo' })
export type ClienteResumo = z.infer<typeof ClienteResumo>

/** `?q=` narrows the answer of `findAll` for pickers: name, CNPJ or code. */
export const ClienteSearch = z.object({ q: z.string().max(100).optional() })

export const clienteRegister = defineRegister({
  view: clienteView,
  record: Cliente,
  input: ClienteInput,
  table: 'cliente',
  company: 'id',
  sorts: {
    id: 'id',
    // The specification's word for the name (decisions 27).
    nome: 'nomeFantasia',
    nomeFantasia: 'nomeFantasia',
    razaoSocial: 'razaoSocial',
    cnpjCpf: 'cnpjCpf',
    statusWms: 'statusWms',
    codigoCliente: 'codigoCliente',
    codigoDepositante: 'codigoDepositante',
  },
  inUse: {
    pedido: 'pedidos',
    produto: 'produtos',
    usuario: 'usuários',
    saldo: 'estoque',
    anexo: 'anexos',
    nota: 'notas fiscais',
  },
})
