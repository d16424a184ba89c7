import { linhasOf } from '../linhas/lines.ts'
import type { PedidoLinhaForm } from '../linhas/lines.ts'
import type { CAMPOS_PEDIDO_ROTULO, Pedido } from '@app/contract/armazem/pedido'
import type { ValoresDe } from '@app/contract/casca/campos'

const byText = (a: string, b: string) => a.localeCompare(b, 'pt-BR', { numeric: true })
/** A lot without expiry comes after those with one. */
const LAST_DAY = '9999-99-99'

/** The order of picking: product by product, and in each the lot that expires first. */
export const pickingOrder = (pedido: Pick<Pedido, 'itens'>): PedidoLinhaForm[] =>
  linhasOf(pedido.itens).toSorted(
    (a, b) =>
      byText(a.produto.codigoProduto, b.produto.codigoProduto) ||
      byText(a.dataValidade ?? LAST_DAY, b.dataValidade ?? LAST_DAY) ||
      byText(a.lote, b.lote),
  )

export const countProdutos = (linhas: readonly PedidoLinhaForm[]) =>
  new Set(linhas.map(({ produto }) => produto.id)).size

/** The code beside a line: product and lot; without a lot the product alone. */
export const leituraOf = ({ produto, lote }: PedidoLinhaForm): string[] =>
  lote ? [`${produto.codigoProduto}-${lote}`, produto.codigoProduto] : [produto.codigoProduto]

/** What the label of a volume says of its order. */
export type Rotulo = ValoresDe<typeof CAMPOS_PEDIDO_ROTULO> &
  Pick<Pedido, 'id' | 'concluido' | 'numeroPedido' | 'dataHoraColeta' | 'urgente'> & { cliente: string }

/** The order's address for its QR code: a telephone opens it, and the scan field reads its number. */
export const addressOf = (origin: string, { id }: Pick<Pedido, 'id'>) => `${origin}/pedidos/edit/${id}`
