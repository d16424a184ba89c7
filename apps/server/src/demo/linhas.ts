import type { PedidoPlanejado } from './plano.ts'

/** A balance that orders of the demo may take from. */
export type SaldoLivre = {
  id: number
  clienteId: number
  produtoId: number
  inteiro: boolean
  /** Days to expiry; null without expiry. */
  vence: number | null
  bloqueado: boolean
  livre: number
}

export type LinhaDoSaldo = { saldoId: number; produtoId: number; quantidade: number }
export type PedidoComLinhas = PedidoPlanejado & { clienteId: number; linhas: LinhaDoSaldo[] }

/** The companies' turns, as positions in their list: the first is the busiest. */
const VEZ = [0, 1, 0, 2, 0, 1, 0, 3, 1, 0, 2, 0, 4, 1, 0, 5, 0, 2, 1, 6] as const
const MAX_LINHAS = 4

const quantidadeOf = (inteiro: boolean, order: number, line: number): number =>
  inteiro ? 6 * (1 + ((order * 5 + line * 3) % 8)) : 2.5 + ((order + line) % 8) * 1.25

const pickable = ({ vence, bloqueado, livre }: SaldoLivre): boolean =>
  !bloqueado && livre > 0 && (vence === null || vence >= 0)

const byExpiry = (a: SaldoLivre, b: SaldoLivre): number =>
  (a.vence ?? Number.POSITIVE_INFINITY) - (b.vence ?? Number.POSITIVE_INFINITY)

/** Takes from the earliest lot first and continues in the next, as the order form's 'Sugerir lotes' does. */
const takeEarliest = (lotes: readonly SaldoLivre[], wanted: number): LinhaDoSaldo[] => {
  const linhas: LinhaDoSaldo[] = []
  let missing = wanted
  for (const saldo of lotes.filter(pickable).sort(byExpiry)) {
    const quantidade = Math.min(saldo.livre, missing)
    if (quantidade <= 0) break
    saldo.livre -= quantidade
    missing -= quantidade
    linhas.push({ saldoId: saldo.id, produtoId: saldo.produtoId, quantidade })
  }
  return linhas
}

/** Gives every planned order its company and its lines, never more than a lot holds. */
export const fillLinhas = (
  pedidos: readonly PedidoPlanejado[],
  clienteIds: readonly number[],
  saldos: readonly SaldoLivre[],
): PedidoComLinhas[] => {
  const lotes = saldos.map((saldo) => ({ ...saldo }))
  return pedidos.map((pedido, order) => {
    const clienteId = clienteIds[VEZ[order % VEZ.length] ?? 0] ?? 0
    const own = lotes.filter((saldo) => saldo.clienteId === clienteId)
    const produtos = [...new Set(own.map(({ produtoId }) => produtoId))]
    const count = Math.min(1 + (order % MAX_LINHAS), produtos.length)
    const linhas = Array.from({ length: count }, (_, line) => {
      const produtoId = produtos[(order * 2 + line) % produtos.length]
      const doProduto = own.filter((saldo) => saldo.produtoId === produtoId)
      return takeEarliest(doProduto, quantidadeOf(doProduto[0]?.inteiro ?? true, order, line))
    }).flat()
    return { ...pedido, clienteId, linhas }
  })
}
