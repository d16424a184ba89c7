import type { Ability } from '../session/index.ts'

// This file does without Zod, because it holds words for screens.

/** The ways by which a notice reaches a person. */
export const VIAS = ['pagina', 'email', 'computador'] as const
export type Via = (typeof VIAS)[number]
export type Escolha = Record<Via, boolean>

type Tipo = {
  grupo: 'Pedidos' | 'Estoque e notas' | 'Pessoas'
  rotulo: string
  detalhe: string
  /** Who may hear of it; undefined: whoever it names. */
  ability?: Ability
  /** What several of one hour are called, and where they are seen; undefined: each stands alone. */
  varios?: { um: string; muitos: string; lista: string }
  /** Where a client company's people see it, who have no reports. */
  telaDoCliente?: string
  padrao: Escolha
  /** It passes through the hours of silence. */
  urgente?: true
}

const SO_PAGINA = { pagina: true, email: false, computador: false }
const NADA = { pagina: false, email: false, computador: false }
const COM_EMAIL = { pagina: true, email: true, computador: false }
const COM_COMPUTADOR = { pagina: true, email: false, computador: true }

/** The events that people are told of, in the order of the preferences. */
export const NOTIFICACOES = {
  PEDIDO_ATRASADO: {
    grupo: 'Pedidos',
    rotulo: 'Separação ou faturamento atrasado',
    detalhe: 'na hora; depois, um resumo por hora',
    ability: 'PEDIDO_VER',
    varios: { um: 'pedido', muitos: 'pedidos', lista: '/pedidos' },
    padrao: COM_COMPUTADOR,
    urgente: true,
  },
  PEDIDO_CONCLUIDO: {
    grupo: 'Pedidos',
    rotulo: 'Pedido concluído',
    detalhe: 'pronto para separar',
    ability: 'PEDIDO_VER',
    varios: { um: 'pedido', muitos: 'pedidos', lista: '/pedidos' },
    padrao: SO_PAGINA,
  },
  PEDIDO_EXPEDIDO: {
    grupo: 'Pedidos',
    rotulo: 'Pedido expedido',
    detalhe: 'saiu do armazém',
    ability: 'PEDIDO_VER',
    varios: { um: 'pedido', muitos: 'pedidos', lista: '/pedidos' },
    padrao: NADA,
  },
  PEDIDO_CANCELADO: {
    grupo: 'Pedidos',
    rotulo: 'Pedido cancelado',
    detalhe: 'não será separado',
    ability: 'PEDIDO_VER',
    varios: { um: 'pedido', muitos: 'pedidos', lista: '/pedidos' },
    padrao: NADA,
  },
  PEDIDO_ENTREGUE: {
    grupo: 'Pedidos',
    rotulo: 'Pedido entregue a mim',
    detalhe: 'para separar, por quem supervisiona',
    ability: 'SEPARACAO_FAZER',
    varios: { um: 'pedido', muitos: 'pedidos', lista: '/separacao' },
    padrao: COM_COMPUTADOR,
  },
  NOTA_ESPERA: {
    grupo: 'Estoque e notas',
    rotulo: 'Nota fiscal espera confirmação',
    detalhe: 'importada há mais de 2 horas',
    ability: 'NOTA_RECEBER',
    varios: { um: 'nota', muitos: 'notas', lista: '/notas/list' },
    padrao: SO_PAGINA,
  },
  NOTA_CHEGOU: {
    grupo: 'Estoque e notas',
    rotulo: 'Nota fiscal chegou por e-mail',
    detalhe: 'espera ser importada',
    ability: 'NOTA_IMPORTAR',
    varios: { um: 'nota', muitos: 'notas', lista: '/notas' },
    padrao: SO_PAGINA,
  },
  NOTA_DIVERGENTE: {
    grupo: 'Estoque e notas',
    rotulo: 'Chegada diferente da nota',
    detalhe: 'falta, sobra, avaria ou outro lote',
    ability: 'ESTOQUE_VER',
    varios: { um: 'nota', muitos: 'notas', lista: '/chegada/divergencias' },
    padrao: COM_EMAIL,
  },
  INSPECAO_ESPERA: {
    grupo: 'Estoque e notas',
    rotulo: 'Mercadoria em inspeção',
    detalhe: 'devolução ou avaria que espera decisão',
    ability: 'INSPECAO_DECIDIR',
    varios: { um: 'lote', muitos: 'lotes', lista: '/inspecao' },
    padrao: SO_PAGINA,
  },
  LOTE_VENCE: {
    grupo: 'Estoque e notas',
    rotulo: 'Lote perto de vencer',
    detalhe: '30, 60 e 90 dias antes, às 7:00',
    ability: 'ESTOQUE_VER',
    varios: { um: 'lote', muitos: 'lotes', lista: '/relatorio/validade-do-estoque' },
    telaDoCliente: '/pedidos/meuEstoque',
    padrao: SO_PAGINA,
  },
  MENCAO: {
    grupo: 'Pessoas',
    rotulo: 'Alguém me citou',
    detalhe: 'nas conversas',
    ability: 'CHAT_USAR',
    padrao: COM_COMPUTADOR,
  },
  CHAMADO: {
    grupo: 'Pessoas',
    rotulo: 'Novidade em um chamado meu',
    detalhe: 'que abri, que assumi ou em que escrevi',
    ability: 'CHAMADO_VER',
    varios: { um: 'chamado', muitos: 'chamados', lista: '/chamado' },
    padrao: COM_EMAIL,
  },
  IMPORTACAO: {
    grupo: 'Pessoas',
    rotulo: 'Importação de planilha',
    detalhe: 'as que eu comecei',
    padrao: SO_PAGINA,
  },
} as const satisfies Record<string, Tipo>

export type NotificacaoTipo = keyof typeof NOTIFICACOES
export const NOTIFICACAO_TIPOS = Object.keys(NOTIFICACOES) as [NotificacaoTipo, ...NotificacaoTipo[]]

/** What is known of a kind, whichever it is. */
export const tipoDe = (tipo: NotificacaoTipo): Tipo => NOTIFICACOES[tipo]

/** The tabs of the list. */
export const FILTROS_NOTIFICACAO = ['todos', 'naoLidos', 'mencoes'] as const
export type FiltroNotificacao = (typeof FILTROS_NOTIFICACAO)[number]

/** Notices of one answer. */
export const NOTIFICACOES_POR_PAGINA = 30
