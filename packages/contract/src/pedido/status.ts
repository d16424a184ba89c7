import { z } from 'zod'

/** Stored stage of an order (armazem.md, states). */
export const ETAPAS = ['CRIADO', 'EM_SEPARACAO', 'A_FATURAR', 'FATURADO', 'CANCELADO'] as const
export const Etapa = z.enum(ETAPAS)
export type Etapa = z.infer<typeof Etapa>

/** The six values of spec §4, in the order of the panel's cards; two of them are derived from time. */
export const SITUACOES = [
  'CRIADO',
  'SEPARACAO_ATRASADA',
  'FATURAMENTO_ATRASADO',
  'EM_SEPARACAO',
  'A_FATURAR',
  'FATURADO',
] as const
export const Situacao = z.enum(SITUACOES)
export type Situacao = z.infer<typeof Situacao>

/** The effective status of an order: the six and the cancelled. */
export const PedidoStatus = z.enum([...SITUACOES, 'CANCELADO'])
export type PedidoStatus = z.infer<typeof PedidoStatus>

/** A move that a person may make now; EXPEDIDO is written as `statusAlcis: 'expedido'` (decisions 2). */
export const Movimento = z.enum([...ETAPAS, 'EXPEDIDO'])
export type Movimento = z.infer<typeof Movimento>

/** WMS status of an order (armazem.md). */
export const STATUS_ALCIS = ['não enviado', 'recebido', 'em separação', 'conferido', 'expedido'] as const
export const StatusAlcis = z.enum(STATUS_ALCIS)
export type StatusAlcis = z.infer<typeof StatusAlcis>

/** Labels of the panel's cards (spec §4). */
export const CARTAO_LABELS: Record<Situacao, string> = {
  CRIADO: 'Criados',
  SEPARACAO_ATRASADA: 'Separações atrasadas',
  FATURAMENTO_ATRASADO: 'Faturamento atrasado',
  EM_SEPARACAO: 'Em separação',
  A_FATURAR: 'Conferido aguardando faturamento',
  FATURADO: 'Faturado aguardando expedição',
}

/** The status of one order in words. */
export const STATUS_LABELS: Record<PedidoStatus | 'EXPEDIDO', string> = {
  CRIADO: 'Criado',
  SEPARACAO_ATRASADA: 'Separação atrasada',
  FATURAMENTO_ATRASADO: 'Faturamento atrasado',
  EM_SEPARACAO: 'Em separação',
  A_FATURAR: 'Conferido aguardando faturamento',
  FATURADO: 'Faturado aguardando expedição',
  CANCELADO: 'Cancelado',
  EXPEDIDO: 'Expedido',
}
