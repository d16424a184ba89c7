import type { LinhaSeparacao, PedidoSeparacao } from '@app/contract/armazem/separacao'
import { compareRota, isPronta } from '@app/rules/armazem/separacao'

/** A line on the way through the warehouse, with its order and the box that this is gathered in. */
export type Parada = { linha: LinhaSeparacao; pedido: PedidoSeparacao; caixa: number }

export const keyOf = ({ linha, pedido }: Pick<Parada, 'linha' | 'pedido'>): string =>
  `${pedido.pedido}-${linha.saldo}`

/** The lines of all orders in hand, in the order of one way. */
export const rotaDe = (pedidos: readonly PedidoSeparacao[]): Parada[] =>
  pedidos
    .filter(({ situacao }) => situacao === 'EM_SEPARACAO')
    .flatMap((pedido, at) => pedido.linhas.map((linha) => ({ linha, pedido, caixa: at + 1 })))
    .toSorted((a, b) => compareRota(a.linha, b.linha) || a.caixa - b.caixa)

/** The chosen stop while it is open, otherwise the first open one. */
export const paradaAtual = (rota: readonly Parada[], escolhida: string | null): Parada | undefined => {
  const open = rota.filter(({ linha }) => !isPronta(linha))
  return open.find((parada) => keyOf(parada) === escolhida) ?? open[0]
}
