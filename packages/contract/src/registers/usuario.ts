import { EMAIL_MAXIMO, SENHA_MAXIMA } from '../casca/cadastro/index.ts'
import { PROVEDOR_NOME_MAXIMO } from '../casca/provedor/index.ts'
import { USUARIO_MAXIMOS, UsuarioInput, UsuarioItem } from '../casca/usuario/index.ts'
import {
  defineRegister,
  type Reference,
  type RegisterFilter,
  type RegisterView,
} from '../casca/register/index.ts'
import { cliente, postoAutorizado } from './references.ts'

const perfil: Reference = { path: '/perfil/findAll', optionLabel: 'nome', optionDetail: 'descricao' }

/** Kinds of user in words (decisions 1). */
export const TIPO_LABELS = {
  interno: 'Equipe interna',
  cliente: 'De cliente',
  posto: 'De posto',
  consumidor: 'Consumidor',
  pendente: 'Pendente',
} as const

export const tipoFilter: RegisterFilter = {
  name: 'tipo',
  label: 'Tipo',
  kind: 'option',
  fields: ['tipo'],
  options: Object.entries(TIPO_LABELS).map(([value, label]) => ({ value, label })),
  empty: 'Todos',
}

/** /usuario: the columns nome and cpf are those of the specification (§2); the others appear where there is room. */
export const usuarioView: RegisterView = {
  name: 'usuario',
  modulo: 'casca',
  path: '/usuario',
  title: 'Usuários',
  subtitle: 'Quem entra no sistema e o que pode fazer',
  noun: ['usuário', 'usuários'],
  abilities: { view: 'USUARIO_VER', edit: 'USUARIO_EDITAR' },
  columns: [
    { name: 'nome', label: 'Nome', sort: 'nome' },
    { name: 'cpf', label: 'CPF/CNPJ', format: 'document', sort: 'cpf', width: '10rem' },
    { name: 'email', label: 'E-mail', sort: 'email', width: '27%', wideOnly: true },
    { name: 'papel', label: 'Perfil', sort: 'papel', width: '9.5rem' },
    {
      name: 'clienteNome',
      label: 'Cliente',
      sort: 'cliente',
      width: '10.5rem',
      wideOnly: true,
      ability: 'CLIENTE_VER',
    },
    {
      name: 'postoNome',
      label: 'Posto',
      sort: 'posto',
      width: '9rem',
      wideOnly: true,
      ability: 'POSTO_FILTRAR',
    },
  ],
  filters: [
    { name: 'nome', label: 'Nome', kind: 'contains', fields: ['nome', 'email'] },
    { name: 'cpf', label: 'CPF/CNPJ', kind: 'document', fields: ['cpf'] },
    { name: 'perfil', label: 'Perfil', kind: 'reference', fields: ['perfilId'], ...perfil },
    {
      name: 'cliente',
      label: 'Cliente',
      kind: 'reference',
      fields: ['clienteId'],
      ability: 'CLIENTE_VER',
      ...cliente,
    },
    {
      name: 'posto',
      label: 'Posto autorizado',
      kind: 'reference',
      fields: ['postoId'],
      ability: 'POSTO_FILTRAR',
      ...postoAutorizado,
    },
    tipoFilter,
    { name: 'status', label: 'Situação', kind: 'active' },
  ],
  sort: 'nome,asc',
  heading: 'nome',
  subheading: 'email',
  newLabel: 'Novo Usuário',
  // The form is written by hand; these labels are for the history.
  groups: [
    {
      title: 'Usuário',
      fields: [
        {
          name: 'nome',
          label: 'Nome',
          type: 'text',
          max: USUARIO_MAXIMOS.nome,
          pessoal: true,
          required: true,
        },
        {
          name: 'nomeExibicao',
          label: 'Nome de exibição',
          type: 'text',
          max: USUARIO_MAXIMOS.nome,
          pessoal: true,
        },
        { name: 'email', label: 'E-mail', type: 'text', max: EMAIL_MAXIMO, pessoal: true, required: true },
        {
          name: 'cpf',
          label: 'CPF ou CNPJ',
          type: 'text',
          max: USUARIO_MAXIMOS.cpf,
          pessoal: true,
          format: 'document',
        },
        { name: 'status', label: 'Situação do cadastro', type: 'text', max: 10 },
        { name: 'role', label: 'Perfil', type: 'text', max: USUARIO_MAXIMOS.role },
        { name: 'tipo', label: 'Tipo de usuário', type: 'text', max: 20 },
        { name: 'cliente', label: 'Cliente', type: 'reference', ...cliente },
        { name: 'posto', label: 'Posto autorizado', type: 'reference', ...postoAutorizado },
        { name: 'foto', label: 'Foto', type: 'text', max: USUARIO_MAXIMOS.foto, pessoal: true },
        { name: 'senha', label: 'Senha', type: 'text', max: SENHA_MAXIMA, pessoal: true },
        { name: 'segundoFator', label: 'Verificação em duas etapas', type: 'text', max: 20 },
        { name: 'chaveAcesso', label: 'Chave de acesso', type: 'text', max: 60 },
        { name: 'provedor', label: 'Conta da empresa', type: 'text', max: PROVEDOR_NOME_MAXIMO },
      ],
    },
  ],
}

/** Only lists and export; the feature has a user's own calls and rules. */
export const usuarioRegister = defineRegister({
  view: usuarioView,
  record: UsuarioItem,
  input: UsuarioInput,
  table: 'usuario',
  source: 'usuario_cadastro',
  company: null,
  first: { field: 'tipo', value: 'pendente' },
  sorts: {
    id: 'id',
    nome: 'nome',
    cpf: 'cpf',
    email: 'email',
    papel: 'papel',
    cliente: 'clienteNome',
    posto: 'postoNome',
    tipo: 'tipo',
  },
  inUse: {
    pedido: 'pedidos',
    anexo: 'anexos',
    importacao: 'importações',
    configuracao: 'configurações',
    ordem_servico: 'ordens de serviço',
    os_arquivo: 'fotos de ordens de serviço',
    os_orcamento: 'orçamentos',
    os_link: 'ordens de serviço',
    troca: 'trocas de modelo',
    troca_modelo: 'trocas de modelo',
    compra_peca: 'compras de peças',
    chamado: 'chamados',
    chamado_mensagem: 'chamados',
  },
})
