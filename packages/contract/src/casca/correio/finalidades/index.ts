import type { Modulo } from '../../perfil/grupos.ts'
import { NOTIFICACOES, type NotificacaoTipo } from '../../notificacao/values.ts'
import { CORREIO_MODELOS, type CorreioTipo } from '../modelos/index.ts'

// This file does without Zod, because it holds words for screens.

/** Who chooses addresses, by the names of their registers. */
export const DONOS_DE_DESTINO = ['cliente', 'postoAutorizado'] as const
export type DonoDeDestino = (typeof DONOS_DE_DESTINO)[number]

/** The module that has these owners. */
export const MODULO_DO_DONO = {
  cliente: 'armazem',
  postoAutorizado: 'assistencia',
} as const satisfies Record<DonoDeDestino, Modulo>

type Conteudo = {
  donos: readonly DonoDeDestino[]
  rotulo: string
  /** Who gets these mails beside the addresses, or while there is none. */
  sem: string
  avisos?: readonly NotificacaoTipo[]
  correios?: readonly CorreioTipo[]
}

/** What a company or a post has mails sent for, and which of the product's notices and mails belong to it. */
const TODAS = {
  pedidos: {
    donos: ['cliente'],
    rotulo: 'Pedidos',
    sem: 'As pessoas da empresa continuam a receber o que escolheram em Avisos.',
    avisos: ['PEDIDO_CONCLUIDO', 'PEDIDO_EXPEDIDO', 'PEDIDO_CANCELADO', 'PEDIDO_ATRASADO'],
  },
  estoque: {
    donos: ['cliente'],
    rotulo: 'Estoque e notas',
    sem: 'As pessoas da empresa continuam a receber o que escolheram em Avisos.',
    avisos: ['NOTA_DIVERGENTE', 'LOTE_VENCE'],
  },
  cobrancas: {
    donos: ['postoAutorizado'],
    rotulo: 'Cobranças do plano',
    sem: 'Sem endereço que entregue, recebem as pessoas do posto que veem as cobranças.',
    correios: ['COBRANCA_ANTES', 'COBRANCA_NO_DIA', 'COBRANCA_ATRASO'],
  },
  documentos: {
    donos: ['postoAutorizado'],
    rotulo: 'Documentos técnicos',
    sem: 'Quem leu o documento continua a receber.',
    correios: ['DOC_NOVA_VERSAO'],
  },
  chamados: {
    donos: ['postoAutorizado'],
    rotulo: 'Chamados',
    sem: 'As pessoas do chamado continuam a receber o que escolheram em Avisos.',
    avisos: ['CHAMADO'],
  },
  integracoes: {
    donos: ['cliente', 'postoAutorizado'],
    rotulo: 'Integrações',
    sem: 'O contato de cada webhook continua a receber.',
    correios: ['WEBHOOK_ESGOTADO'],
  },
} as const satisfies Record<string, Conteudo>

export type Finalidade = keyof typeof TODAS
export const FINALIDADES: Readonly<Record<Finalidade, Conteudo>> = TODAS
export const FINALIDADE_NOMES = Object.keys(TODAS) as [Finalidade, ...Finalidade[]]

/** What one kind of owner may choose addresses for. */
export const finalidadesDe = (dono: DonoDeDestino): Finalidade[] =>
  FINALIDADE_NOMES.filter((nome) => FINALIDADES[nome].donos.includes(dono))

/** What a notice is sent for; undefined for those that only people get. */
export const finalidadeDoAviso = (tipo: NotificacaoTipo): Finalidade | undefined =>
  FINALIDADE_NOMES.find((nome) => FINALIDADES[nome].avisos?.includes(tipo))

/** The notices and mails of a purpose, in words. */
export const oQueChega = (nome: Finalidade): string[] => {
  const { avisos = [], correios = [] } = FINALIDADES[nome]
  return [
    ...avisos.map((tipo) => NOTIFICACOES[tipo].rotulo),
    ...correios.map((tipo) => CORREIO_MODELOS[tipo].label),
  ]
}

export const DESTINOS_MAXIMO = 10
export const DESTINO_TAMANHO = 254
