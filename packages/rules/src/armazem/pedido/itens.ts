import type { FefoPolitica } from '@app/contract/registers/cliente'
import type { ErrorCode, ErrorParams } from '@app/contract/casca/errors'
import { fefoWarnings, isExpired, reservaDiff, sumPicks } from '../estoque/index.ts'
import { addQuantity, formatQuantidade, fromUnits, isWhole, toUnits } from '../../casca/quantidade/index.ts'
import type { FefoWarning, LinhaReserva, Lote } from '../estoque/index.ts'
import { formatDay } from '../../casca/tempo/index.ts'

export type LoteSaldo = {
  id: number
  lote: string
  validade: string | null
  /** Physical minus reserved, this order's own reservation still taken off. */
  livre: number
  bloqueado: boolean
}
export type ProdutoPedido = {
  id: number
  codigoProduto: string
  inteiro: boolean
  ativo: boolean
  lotes: readonly LoteSaldo[]
}
export type LinhaPedido = { produtoId: number; lote: string; validade: string | null; quantidade: number }
/** The client's settings (armazem.md, Stock). */
export type PoliticaEstoque = { fefo: FefoPolitica; permiteVencido: boolean }

export type ErroLinha = {
  linha: number
  campo: 'produto' | 'quantidade' | 'observacoes'
  code: ErrorCode
  params?: ErrorParams
}
export type ItensCheck = {
  erros: ErroLinha[]
  /** Texts of the warnings (WARNING) in a successful answer. */
  avisos: string[]
  /** The balance of each line, in the order of the lines; undefined where a line has none. */
  saldoIds: (number | undefined)[]
}

export type ItensPedido = {
  linhas: readonly LinhaPedido[]
  produtos: readonly ProdutoPedido[]
  /** The lines that the order reserves before this save. */
  antigas: readonly LinhaReserva[]
  politica: PoliticaEstoque
  /** The local day. */
  hoje: string
}

type LinhaAchada = LinhaPedido & {
  at: number
  produto: ProdutoPedido | undefined
  saldo: LoteSaldo | undefined
}

const findLinha = (
  produtos: ReadonlyMap<number, ProdutoPedido>,
  linha: LinhaPedido,
  at: number,
): LinhaAchada => {
  const produto = produtos.get(linha.produtoId)
  const named = produto?.lotes.filter(
    ({ lote, validade }) => lote === linha.lote && validade === linha.validade,
  )
  // Blocked goods may stand beside the free ones of the same lot; an empty balance says nothing of it.
  const saldo =
    named?.find(({ bloqueado }) => !bloqueado) ?? named?.find(({ livre }) => livre > 0) ?? named?.[0]
  return { ...linha, at, produto, saldo }
}

/** What is wrong with one line alone; a line that takes no more than before is not checked again. */
function checkLinha(linha: LinhaAchada, more: number, { politica, hoje }: ItensPedido): ErroLinha[] {
  const { at, produto, saldo, quantidade } = linha
  const erro = (campo: ErroLinha['campo'], code: ErrorCode, params?: ErrorParams): ErroLinha => ({
    linha: at,
    campo,
    code,
    ...(params && { params }),
  })
  if (!produto) return [erro('produto', 'PRODUTO_DESCONHECIDO')]
  const erros: ErroLinha[] = []
  if (produto.inteiro && !isWhole(quantidade)) erros.push(erro('quantidade', 'QUANTIDADE_INTEIRA'))
  if (!saldo) return [...erros, erro('observacoes', 'LOTE_DESCONHECIDO')]
  if (more <= 0) return erros
  if (!produto.ativo) erros.push(erro('produto', 'PRODUTO_DESCONHECIDO'))
  if (isExpired(saldo.validade, hoje) && !politica.permiteVencido)
    erros.push(erro('observacoes', 'LOTE_VENCIDO', { validade: formatDay(saldo.validade ?? '') }))
  if (saldo.bloqueado) erros.push(erro('observacoes', 'LOTE_BLOQUEADO'))
  return erros
}

/** Several lines on one lot share its free stock; the error goes to the line at which it runs out. */
function checkSaldos(linhas: readonly LinhaAchada[], own: ReadonlyMap<number, number>): ErroLinha[] {
  const taken = new Map<number, number>()
  return linhas.flatMap(({ at, saldo, quantidade }): ErroLinha[] => {
    if (!saldo) return []
    const already = toUnits(taken.get(saldo.id) ?? 0)
    taken.set(saldo.id, addQuantity(taken.get(saldo.id) ?? 0, quantidade))
    const available = toUnits(saldo.livre) + toUnits(own.get(saldo.id) ?? 0)
    if (toUnits(taken.get(saldo.id) ?? 0) <= available) return []
    const left = fromUnits(Math.max(0, available - already))
    const params = { disponivel: formatQuantidade(left), quantidadeDisponivel: left }
    return [{ linha: at, campo: 'quantidade', code: 'ESTOQUE_INSUFICIENTE', params }]
  })
}

const lotesOf = (produto: ProdutoPedido, own: ReadonlyMap<number, number>, hoje: string): Lote[] =>
  produto.lotes.map(({ id, lote, validade, livre, bloqueado }) => ({
    id,
    lote,
    dataDeValidade: validade,
    quantidadeDisponivel: addQuantity(livre, own.get(id) ?? 0),
    vencido: isExpired(validade, hoje),
    bloqueado,
  }))

type AvisoFefo = FefoWarning & { codigoProduto: string }

/** Checks FEFO only for lots of which the order takes more than before, so that plain edits give no warning. */
function checkFefo(
  linhas: readonly LinhaAchada[],
  own: ReadonlyMap<number, number>,
  grown: ReadonlySet<number>,
  { hoje, produtos }: ItensPedido,
): AvisoFefo[] {
  const picks = linhas.flatMap(({ saldo, quantidade }) => (saldo ? [{ id: saldo.id, quantidade }] : []))
  return produtos.flatMap((produto) =>
    fefoWarnings(lotesOf(produto, own, hoje), picks)
      .filter(({ id }) => grown.has(id))
      .map((warning) => ({ ...warning, codigoProduto: produto.codigoProduto })),
  )
}

const avisoText = ({ codigoProduto, lote, anterior }: AvisoFefo) =>
  `Lote não segue a regra FEFO: produto ${codigoProduto}, lote ${lote} (o lote ${anterior.lote} vence antes).`

/**
 * Checks everything about the lines in a save, and reports every wrong field at once: product and lot of this client,
 * whole units, expiry, blocks, stock, and FEFO by the client's policy. Expiry, blocks and FEFO are checked only for a
 * lot of which the order takes more than before, so that an order can still be reduced or annotated.
 */
export function checkItens(pedido: ItensPedido): ItensCheck {
  const produtos = new Map(pedido.produtos.map((produto) => [produto.id, produto]))
  const linhas = pedido.linhas.map((linha, at) => findLinha(produtos, linha, at))
  const own = sumPicks(pedido.antigas.map(({ saldoId, quantidade }) => ({ id: saldoId, quantidade })))
  const novas = linhas.flatMap(({ saldo, quantidade }) => (saldo ? [{ saldoId: saldo.id, quantidade }] : []))
  const more = new Map(reservaDiff(pedido.antigas, novas).map(({ saldoId, delta }) => [saldoId, delta]))
  const grown = new Set([...more].flatMap(([id, delta]) => (delta > 0 ? [id] : [])))

  const warnings = pedido.politica.fefo === 'desligado' ? [] : checkFefo(linhas, own, grown, pedido)
  const forced = pedido.politica.fefo === 'exigir'
  const fefo = warnings.flatMap(({ id, anterior }): ErroLinha[] => {
    const at = linhas.findLast(({ saldo }) => saldo?.id === id)?.at
    return at === undefined
      ? []
      : [{ linha: at, campo: 'observacoes', code: 'FEFO_OBRIGATORIO', params: { lote: anterior.lote } }]
  })
  return {
    erros: [
      ...linhas.flatMap((linha) => checkLinha(linha, more.get(linha.saldo?.id ?? 0) ?? 0, pedido)),
      ...checkSaldos(linhas, own),
      ...(forced ? fefo : []),
    ],
    avisos: forced ? [] : warnings.map(avisoText),
    saldoIds: linhas.map(({ saldo }) => saldo?.id),
  }
}
