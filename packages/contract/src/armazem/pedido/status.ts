import { z } from 'zod'
import { ETAPAS, SITUACOES, STATUS_ALCIS } from './values.ts'

/** Stored stage of an order (armazem.md, states). */
export const Etapa = z.enum(ETAPAS)
export type Etapa = z.infer<typeof Etapa>

/** The six values of spec §4, in the order of the panel's cards; two of them are derived from time. */
export const Situacao = z.enum(SITUACOES)
export type Situacao = z.infer<typeof Situacao>

/** The effective status of an order: one of the six, or cancelled. */
export const PedidoStatus = z.enum([...SITUACOES, 'CANCELADO'])
export type PedidoStatus = z.infer<typeof PedidoStatus>

/** A move that a person may make now; EXPEDIDO is written as `statusAlcis: 'expedido'` (decisions 2). */
export const Movimento = z.enum([...ETAPAS, 'EXPEDIDO'])
export type Movimento = z.infer<typeof Movimento>

/** WMS status of an order (armazem.md). */
export const StatusAlcis = z.enum(STATUS_ALCIS)
export type StatusAlcis = z.infer<typeof StatusAlcis>
