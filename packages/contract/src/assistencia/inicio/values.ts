import type { StatusOs } from '../ordemServico/status.ts'
import type { Ability } from '../../casca/session/index.ts'

// This file does without Zod, because the start screen uses it.

/** The order list's filter of a box; the names are those of the list's filter. */
export type CaixaFiltro = {
  status?: readonly [StatusOs, ...StatusOs[]]
  semaforo?: 'VERMELHO'
  reincidencia?: 'PENDENTE'
  avisar?: true
  prazoGarantia?: 'PERTO' | 'PASSOU'
  abertas?: true
}
type CaixaInfo = { rotulo: string; ability: Ability; filtro: CaixaFiltro }

/**
 * The boxes of the start (spec §6, 'home boxes'), in order: orders by what they wait for. A person has a box with the
 * ability for its next act and for the list.
 */
export const CAIXAS = {
  CRIACAO: { rotulo: 'Em criação', ability: 'OS_CADASTRAR', filtro: { status: ['EM_CRIACAO'] } },
  RECEBER: {
    rotulo: 'Aguardando relógio',
    ability: 'OS_CADASTRAR',
    filtro: { status: ['AGUARDANDO_RELOGIO', 'AGUARDANDO_RELOGIO_DE_TROCA'] },
  },
  AVALIAR: {
    rotulo: 'Para avaliar',
    ability: 'OS_REPARAR',
    filtro: {
      status: ['ABERTURA_DE_OS', 'PRE_AVALIACAO_TECNICA', 'AVALIACAO_TECNICA', 'TROCA_REVERTIDA'],
    },
  },
  ORCAMENTO: {
    rotulo: 'Orçamentos a responder',
    ability: 'OS_RESPONDER',
    filtro: { status: ['APROVAR_ORCAMENTO'] },
  },
  PECAS: { rotulo: 'Aguardando peças', ability: 'PECA_VER', filtro: { status: ['ORCAMENTO_APROVADO'] } },
  CONSERTAR: {
    rotulo: 'Para consertar',
    ability: 'OS_REPARAR',
    filtro: { status: ['AGUARDANDO_CONSERTO', 'REPROVADO_QC'] },
  },
  QUALIDADE: {
    rotulo: 'Em controle de qualidade',
    ability: 'OS_QUALIDADE',
    filtro: { status: ['CONSERTADA', 'CONTROLE_QUALIDADE'] },
  },
  AVISAR: { rotulo: 'Para marcar como reparadas', ability: 'OS_AVISAR', filtro: { status: ['APROVADO_QC'] } },
  ENTREGAR: {
    rotulo: 'Aguardando retirada',
    ability: 'OS_ENTREGAR',
    filtro: { status: ['REPARADA', 'ORCAMENTO_REPROVADO', 'TROCA_NAO_AUTORIZADA'] },
  },
  FINALIZAR: {
    rotulo: 'Para finalizar',
    ability: 'OS_FINALIZAR',
    filtro: { status: ['ENTREGUE', 'ATENDIDA'] },
  },
  TROCAS: { rotulo: 'Trocas a autorizar', ability: 'TROCA_AUTORIZAR', filtro: { status: ['TROCA_MODELO'] } },
  ESCOLHAS: {
    rotulo: 'Modelos a escolher',
    ability: 'OS_RESPONDER',
    filtro: { status: ['ESCOLHA_DE_MODELO'] },
  },
  AVISOS: { rotulo: 'Clientes a avisar', ability: 'OS_AVISAR', filtro: { avisar: true } },
  REINCIDENCIAS: {
    rotulo: 'Reincidências a autorizar',
    ability: 'OS_REINCIDENCIA',
    filtro: { reincidencia: 'PENDENTE', abertas: true },
  },
  PRAZO_PERTO: {
    rotulo: 'Garantia perto dos 30 dias',
    ability: 'OS_VER',
    filtro: { prazoGarantia: 'PERTO' },
  },
  PRAZO_PASSOU: {
    rotulo: 'Garantia além dos 30 dias',
    ability: 'OS_VER',
    filtro: { prazoGarantia: 'PASSOU' },
  },
  ATRASADAS: { rotulo: 'No vermelho', ability: 'OS_VER', filtro: { semaforo: 'VERMELHO' } },
  ABERTAS: { rotulo: 'Todas em aberto', ability: 'OS_VER', filtro: { abertas: true } },
} as const satisfies Record<string, CaixaInfo>

export type Caixa = keyof typeof CAIXAS
const NOMES = Object.keys(CAIXAS) as [Caixa, ...Caixa[]]
export const CAIXA_NOMES = NOMES

/** The counter's orders of the day, by why they stand there; the first that fits (look.md, 'inicio-atendente'). */
export const BALCAO_GRUPOS = ['ATRASADA', 'HOJE', 'PRONTA'] as const
export type BalcaoGrupo = (typeof BALCAO_GRUPOS)[number]

/** What the responsible person of a post decides. */
export const DECISOES = ['PECA_REJEITADA', 'REPROVADA', 'PRAZO_PASSOU'] as const
export type DecisaoTipo = (typeof DECISOES)[number]

/** The lanes of the board, as the start counts them. */
export const RAIAS_DO_INICIO = ['ENTRADA', 'AVALIACAO', 'CLIENTE', 'PECA', 'CONSERTO', 'ENTREGA'] as const

/** Weeks of the start's charts, the current one with them; the share of repairs within 30 days that is wanted. */
export const SEMANAS_DO_INICIO = 10
export const META_ATE_30 = 85

/** Most rows that each list of the start shows; the rest stands in its list. */
export const MOST_NO_INICIO = 5
export const MOST_NO_BALCAO = 6

/** The boxes of a person with these abilities. */
export const caixasDe = (authorities: readonly Ability[]): Caixa[] =>
  authorities.includes('OS_VER') ? NOMES.filter((caixa) => authorities.includes(CAIXAS[caixa].ability)) : []
