import { IconFileImport, IconFileSpreadsheet, IconKeyboard } from '@tabler/icons-react'
import type { TablerIcon } from '@tabler/icons-react'
import type { Passo, PrimeirosPassos } from '@app/contract/armazem/primeirosPassos'

type Registro = PrimeirosPassos['passos'][number]

export type Meio = { icon: TablerIcon; titulo: string; texto: string; to: string; rapido?: true }

export type PassoPalavras = {
  titulo: string
  /** The result of the step. */
  texto: string
  /** Shown while it waits for another step. */
  espera?: string
  /** Label of the button while the step is open. */
  ato: string
  to: string
  /** Further ways, when there is more than one. */
  meios?: (registro: Registro) => readonly Meio[]
  /** Label and target of the button when the step is done. */
  feito: { ato: string; to: (id: number | null) => string }
}

const CLIENTE_MEIOS: readonly Meio[] = [
  {
    icon: IconFileImport,
    titulo: 'XML da nota',
    texto: 'Nome, CNPJ, inscrição e endereço vêm da nota dele.',
    to: '/notas',
    rapido: true,
  },
  {
    icon: IconFileSpreadsheet,
    titulo: 'Planilha',
    texto: 'Vários clientes de uma vez.',
    to: '/importar/clientes',
  },
  { icon: IconKeyboard, titulo: 'À mão', texto: 'Três campos bastam.', to: '/cliente/novo' },
]

const XML_MEIO: Meio = {
  icon: IconFileImport,
  titulo: 'XML da nota',
  texto: 'Cria produtos, lotes e saldo de uma vez.',
  to: '/notas',
  rapido: true,
}

/** The ways continue with a product that has no stock yet. */
const produtoMeios = ({ id }: Registro): readonly Meio[] =>
  id === null
    ? [
        XML_MEIO,
        {
          icon: IconFileSpreadsheet,
          titulo: 'Planilha',
          texto: 'Primeiro os produtos, depois o estoque inicial.',
          to: '/importar/produtos',
        },
        { icon: IconKeyboard, titulo: 'À mão', texto: 'Para poucos produtos.', to: '/produto/novo' },
      ]
    : [
        XML_MEIO,
        {
          icon: IconFileSpreadsheet,
          titulo: 'Planilha do estoque',
          texto: 'Código, lote, validade, quantidade.',
          to: '/importar/estoque',
        },
        {
          icon: IconKeyboard,
          titulo: 'À mão',
          texto: 'O produto já existe: falta o primeiro lote.',
          to: `/produto/${id}`,
        },
      ]

/** The names of the steps, and the ways through them. */
export const PASSO_PALAVRAS: Record<Passo, PassoPalavras> = {
  armazem: {
    titulo: 'Nome e CNPJ do armazém',
    texto: 'Com o CNPJ, as notas do próprio armazém são reconhecidas.',
    ato: 'Informar',
    to: '/configuracoes/notas',
    feito: { ato: 'Alterar', to: () => '/configuracoes/notas' },
  },
  cliente: {
    titulo: 'Primeiro cliente',
    texto: 'A empresa que guarda mercadoria aqui.',
    ato: 'Cadastrar',
    to: '/cliente/novo',
    meios: () => CLIENTE_MEIOS,
    feito: { ato: 'Alterar', to: (id) => `/cliente/${id}` },
  },
  produtos: {
    titulo: 'Produtos e estoque',
    texto: 'Escolha por onde entra. O saldo nasce junto.',
    espera: 'Depois do primeiro cliente',
    ato: 'Cadastrar',
    to: '/notas',
    meios: produtoMeios,
    feito: { ato: 'Alterar', to: (id) => `/produto/${id}` },
  },
  equipe: {
    titulo: 'Equipe e permissões',
    texto: 'Quem separa, quem confere, quem só lê',
    ato: 'Convidar',
    to: '/usuario/novo',
    feito: { ato: 'Alterar', to: (id) => `/usuario/${id}` },
  },
  acesso: {
    titulo: 'Acesso do cliente',
    texto: 'Ele faz e acompanha os próprios pedidos',
    espera: 'Depois do primeiro cliente',
    ato: 'Enviar acesso',
    to: '/usuario/novo',
    feito: { ato: 'Alterar', to: (id) => `/usuario/${id}` },
  },
  pedido: {
    titulo: 'Primeiro pedido',
    texto: 'Do cadastro à expedição',
    espera: 'Depois dos produtos',
    ato: 'Novo Pedido',
    to: '/pedidos/novo',
    feito: { ato: 'Abrir', to: (id) => `/pedidos/edit/${id}` },
  },
}
