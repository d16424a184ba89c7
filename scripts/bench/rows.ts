import { DAY_MS } from '@app/rules/casca/tempo'
import type { Etapa, StatusAlcis } from '@app/contract/armazem/pedido'
import { createRandom } from './random.ts'

/** Sizes of quality.md, "Speed and scale". */
export const CLIENTES = 200
export const PRODUTOS = 50_000
export const LOTES_POR_PRODUTO = 4
/** Share of the orders, and of the products, that belong to the first company. */
const GRANDE = 0.2
const MESES_24 = 730 * DAY_MS
const HORA = 3_600_000
const QUARTO = HORA / 4

const PALAVRAS = [
  'Aurora',
  'Serra',
  'Vale',
  'Nuvem',
  'Lago',
  'Campo',
  'Porto',
  'Rio',
  'Monte',
  'Pedra',
] as const
const RAMOS = ['Cosméticos', 'Bebidas', 'Alimentos', 'Têxtil', 'Papelaria', 'Ferragens', 'Química'] as const
const TRANSPORTADORAS = ['Transportes Rápidos', 'Entrega Certa', 'Rodovia Sul', 'Expresso Norte'] as const

export const nomeFantasia = (id: number): string =>
  `${RAMOS[id % RAMOS.length]} ${PALAVRAS[(id * 3) % PALAVRAS.length]} ${String(id).padStart(3, '0')}`
export const codigoCliente = (id: number): string => `C${String(id).padStart(4, '0')}`
export const codigoDepositante = (id: number): string => `D${String(id).padStart(4, '0')}`

/** The first fifth of the products belongs to the large company, the rest to the others in turn. */
export const clienteOfProduto = (id: number): number =>
  id <= PRODUTOS * GRANDE ? 1 : 2 + (id % (CLIENTES - 1))

/** The products of each company, by company id. */
const produtosByCliente: readonly number[][] = (() => {
  const lists = Array.from({ length: CLIENTES + 1 }, (): number[] => [])
  for (let id = 1; id <= PRODUTOS; id += 1) lists[clienteOfProduto(id)]?.push(id)
  return lists
})()

export type Linha = { produtoId: number; saldoId: number; quantidade: number }
export type PedidoRow = {
  id: number
  clienteId: number
  numeroPedidoCliente: string
  transportadora: string
  dataHoraColeta: number
  urgente: boolean
  concluido: boolean
  etapa: Etapa
  statusAlcis: StatusAlcis
  statusDesde: number | null
  dataExpedicao: number | null
  criadoEm: number
  linhas: Linha[]
}

const ALCIS: Record<Etapa, StatusAlcis> = {
  CRIADO: 'recebido',
  EM_SEPARACAO: 'em separação',
  A_FATURAR: 'conferido',
  FATURADO: 'conferido',
  CANCELADO: 'recebido',
}

type Fate = { etapa: Etapa; concluido: boolean; expedido: boolean }

/** 95 % are dispatched; open orders are mostly among the newest twentieth, as in practice. */
const fateOf = (age: number, chance: number, share: number): Fate => {
  const isOpen = age < 0.05 ? chance < 0.8 : chance < 0.001
  if (!isOpen) {
    return chance > 0.99
      ? { etapa: 'CANCELADO', concluido: true, expedido: false }
      : { etapa: 'FATURADO', concluido: true, expedido: true }
  }
  if (share < 0.15) return { etapa: 'CRIADO', concluido: false, expedido: false }
  if (share < 0.4) return { etapa: 'CRIADO', concluido: true, expedido: false }
  if (share < 0.65) return { etapa: 'EM_SEPARACAO', concluido: true, expedido: false }
  if (share < 0.8) return { etapa: 'A_FATURAR', concluido: true, expedido: false }
  return { etapa: 'FATURADO', concluido: true, expedido: false }
}

/** Every order with its lines, oldest first; the same number of orders and the same day give the same rows. */
export function* pedidoRows(orders: number, now: number): Generator<PedidoRow> {
  const random = createRandom(orders)
  for (let id = 1; id <= orders; id += 1) {
    const criadoEm = Math.floor(now - MESES_24 * (1 - (id - random.next()) / orders))
    const clienteId = random.next() < GRANDE ? 1 : random.int(2, CLIENTES)
    const { etapa, concluido, expedido } = fateOf(1 - id / orders, random.next(), random.next())
    // Half of the open orders entered their stage within the limit of 4 h, so both late and timely ones are many.
    const statusDesde = expedido ? criadoEm + 6 * HORA : now - random.next() * 8 * HORA
    const produtos = produtosByCliente[clienteId] ?? []
    const linhas = Array.from({ length: random.int(1, 5) }, () => {
      const produtoId = produtos[random.int(0, produtos.length - 1)] ?? 1
      const saldoId = (produtoId - 1) * LOTES_POR_PRODUTO + random.int(1, LOTES_POR_PRODUTO)
      return { produtoId, saldoId, quantidade: random.int(1, 60) }
    })
    yield {
      id,
      clienteId,
      numeroPedidoCliente: `PC-${(id * 7919) % 10_000_000}`,
      transportadora: random.pick(TRANSPORTADORAS),
      dataHoraColeta: Math.ceil((criadoEm + random.int(4, 72) * HORA) / QUARTO) * QUARTO,
      urgente: random.next() < 0.05,
      concluido,
      etapa,
      statusAlcis: expedido ? 'expedido' : concluido ? ALCIS[etapa] : 'não enviado',
      statusDesde: etapa === 'CRIADO' && !concluido ? null : Math.floor(Math.max(statusDesde, criadoEm)),
      dataExpedicao: expedido ? criadoEm + 24 * HORA : null,
      criadoEm,
      linhas,
    }
  }
}
