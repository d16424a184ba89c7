import { Cliente, ClienteInput, STATUS_WMS, UNIDADES_FEDERATIVAS } from '../cliente/index.ts'
import { defineRegister, type RegisterView } from '../register/index.ts'

const statusWms = STATUS_WMS.map((value) => ({ value, label: value }))

/** /cliente: columns and order are the specification's (§2); the list has no new button. */
export const clienteView: RegisterView = {
  name: 'cliente',
  path: '/cliente',
  title: 'Clientes',
  subtitle: 'Empresas que guardam mercadoria no armazém',
  noun: ['cliente', 'clientes'],
  abilities: { view: 'CLIENTE_VER', edit: 'CLIENTE_EDITAR' },
  columns: [
    { name: 'nomeFantasia', label: 'Nome fantasia', sort: 'nome', width: '30%' },
    { name: 'razaoSocial', label: 'Razão social', sort: 'razaoSocial' },
    { name: 'cnpjCpf', label: 'CPF/CNPJ', format: 'document', width: '13rem' },
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
        },
        { name: 'razaoSocial', label: 'Razão social', type: 'text', max: 160, span: 3, required: true },
        {
          name: 'cnpjCpf',
          label: 'CPF ou CNPJ',
          type: 'text',
          max: 18,
          span: 2,
          required: true,
          format: 'document',
          numeric: true,
        },
        {
          name: 'inscricaoEstadual',
          label: 'Inscrição estadual',
          type: 'text',
          max: 20,
          span: 2,
          help: 'Só números, ou ISENTO.',
        },
        { name: 'inscricaoMunicipal', label: 'Inscrição municipal', type: 'text', max: 20, span: 2 },
        { name: 'emailComercial', label: 'E-mail comercial', type: 'text', max: 254, span: 3 },
        { name: 'telefoneComercial', label: 'Telefone comercial', type: 'text', max: 30, span: 3 },
        {
          name: 'horaFuncionamento',
          label: 'Horário de funcionamento',
          type: 'text',
          max: 120,
          help: 'Como a portaria recebe: segunda a sexta, das 8h às 17h.',
        },
      ],
    },
    {
      title: 'Endereço',
      fields: [
        { name: 'cep', label: 'CEP', type: 'text', max: 9, span: 2, format: 'cep', numeric: true },
        { name: 'rua', label: 'Rua', type: 'text', max: 160, span: 4 },
        { name: 'numero', label: 'Número', type: 'text', max: 20, span: 2, help: 'Sem número: S/N.' },
        { name: 'complemento', label: 'Complemento', type: 'text', max: 80, span: 2 },
        { name: 'bairro', label: 'Bairro', type: 'text', max: 80, span: 2 },
        { name: 'cidade', label: 'Cidade', type: 'text', max: 80, span: 2 },
        {
          name: 'estado',
          label: 'Estado',
          type: 'option',
          span: 2,
          options: [
            { value: '', label: 'Escolha' },
            ...UNIDADES_FEDERATIVAS.map((value) => ({ value, label: value })),
          ],
        },
        { name: 'pais', label: 'País', type: 'text', max: 60, span: 2 },
      ],
    },
    {
      title: 'Armazém',
      fields: [
        {
          name: 'codigoCliente',
          label: 'Código do cliente',
          type: 'text',
          max: 60,
          span: 3,
          help: 'Com ele os pedidos são filtrados.',
        },
        {
          name: 'codigoDepositante',
          label: 'Código do depositante',
          type: 'text',
          max: 60,
          span: 3,
          help: 'Com ele os produtos são procurados.',
        },
        {
          name: 'statusWms',
          label: 'Status WMS',
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
          span: 3,
          options: [
            { value: 'ATIVO', label: 'Ativo', help: 'Aparece nas listas e nas escolhas.' },
            { value: 'INATIVO', label: 'Inativo', help: 'Fica guardado, fora das listas e das escolhas.' },
          ],
        },
        {
          name: 'fefo',
          label: 'Regra FEFO',
          type: 'option',
          span: 3,
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
      ],
    },
  ],
}

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
