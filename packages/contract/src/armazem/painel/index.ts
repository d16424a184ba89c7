import { z } from 'zod'
import { ClienteResumo } from '../../registers/cliente.ts'
import { Etapa, Situacao } from '../pedido/status.ts'

/** Most entries of the ready-for-dispatch panel (decisions 13). */
export const PRONTOS_LIMITE = 50
/** The panel asks again after this time even without a push (spec §2, §9). */
export const PAINEL_REFRESH_MS = 10_000
/** Dashboard filters and search-selects wait this long after the last key (spec §9). */
export const DEBOUNCE_MS = 1000

/** One card: how many, and the newest order of that status (by `criadoEm`). */
export const Cartao = z
  .object({
    status: Situacao,
    quantidade: z.number().int(),
    numeroPedido: z.number().int().nullable(),
    data: z.string().nullable(),
  })
  .meta({ id: 'Cartao' })
export type Cartao = z.infer<typeof Cartao>

export const Pronto = z
  .object({
    id: z.number().int(),
    numeroPedido: z.number().int(),
    cliente: ClienteResumo.pick({ id: true, nomeFantasia: true }),
    etapa: Etapa,
    dataHoraColeta: z.string(),
  })
  .meta({ id: 'Pronto' })
export type Pronto = z.infer<typeof Pronto>

/** `GET /pedidos/painel`. */
export const Painel = z
  .object({
    cartoes: z.array(Cartao).length(6),
    prontos: z.array(Pronto).max(PRONTOS_LIMITE),
    maisProntos: z.number().int().describe('Quantos pedidos prontos além dos listados.'),
  })
  .meta({ id: 'Painel' })
export type Painel = z.infer<typeof Painel>
