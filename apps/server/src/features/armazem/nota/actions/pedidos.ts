import type { InfNFe, NotaLinha, NotaPedido } from '@app/contract/armazem/nota'
import { sumQuantidades } from '@app/rules/armazem/nota'
import type { Context } from '../../../../platform/context.ts'
import type { Executor } from '../../../../platform/db/index.ts'
import { refuseField } from '../../../../platform/http/errors.ts'
import { listCandidatos, lockPedidoOf, type PedidoCandidato } from '../store/pedido.ts'

/** How many orders are proposed at most. */
const PROPOSTOS = 5
/** Most words of a note that are checked as order numbers. */
const PALAVRAS = 200

const LONGEST_WORD = 60

/**
 * The texts by which the note may name an order: its `xPed`, and the words of the free text, whose length the issuer
 * decides.
 */
export const wordsOf = ({ det, infCpl }: Pick<InfNFe, 'det' | 'infCpl'>): string[] => {
  const named = det.flatMap(({ prod }) => prod.xPed?.trim() || [])
  const free = (infCpl ?? '')
    .split(/[\s,;:()]+/)
    .filter((word) => word.length <= LONGEST_WORD + 4)
    .flatMap((word) => word.replace(/^[#º°.]+|[.]+$/g, '') || [])
  return [...new Set([...named, ...free])]
    .filter((word) => word.length <= LONGEST_WORD && /\d/.test(word))
    .slice(0, PALAVRAS)
}

const numbersOf = (named: readonly string[]): number[] =>
  named.flatMap((word) => (/^\d{1,15}$/.test(word) ? [Number(word)] : []))

type LinhaComparada = Pick<NotaLinha, 'efeito' | 'quantidade'> & { produto: { id: number } | null }

const sumByProduto = (linhas: readonly LinhaComparada[]): Map<string, number> => {
  const sums = new Map<string, number>()
  for (const { produto, quantidade } of linhas) {
    if (!produto) continue
    const key = String(produto.id)
    // No order can hold such a quantity, so none matches.
    sums.set(key, sumQuantidades(sums.get(key) ?? 0, quantidade ?? 0) ?? Number.MAX_SAFE_INTEGER)
  }
  return sums
}

const isSame = (sums: ReadonlyMap<string, number>, itens: PedidoCandidato['itens']): boolean => {
  const entries = Object.entries(itens)
  return (
    entries.length > 0 && entries.length === sums.size && entries.every(([id, sum]) => sums.get(id) === sum)
  )
}

/**
 * Orders that a return may invoice: those that it names, and those with exactly its products and quantities. Empty for
 * a note that takes no goods out.
 */
export const proposePedidos = async (
  db: Executor,
  clienteId: number,
  infNFe: InfNFe,
  linhas: readonly LinhaComparada[],
): Promise<NotaPedido[]> => {
  const saidas = linhas.filter(({ efeito }) => efeito === 'saida')
  if (saidas.length === 0) return []
  const named = wordsOf(infNFe)
  const sums = sumByProduto(saidas)
  const candidatos = await listCandidatos(db, clienteId, { numeros: numbersOf(named), codigos: named })
  return candidatos
    .map(({ itens, dataHoraColeta, ...pedido }) => ({
      ...pedido,
      dataHoraColeta: dataHoraColeta.toISOString(),
      itensIguais: isSame(sums, itens),
    }))
    .filter(({ citado, itensIguais }) => citado || itensIguais)
    .toSorted(
      (a, b) =>
        Number(b.citado) - Number(a.citado) ||
        Number(b.itensIguais) - Number(a.itensIguais) ||
        b.numeroPedido - a.numeroPedido,
    )
    .slice(0, PROPOSTOS)
}

/** The order to link: it must be of the same client, and is locked against deletion until the link is written. */
export const getPedidoToLink = async (
  db: Executor,
  ctx: Context,
  id: number,
  clienteId: number,
): Promise<number> => {
  const pedido = (await lockPedidoOf(db, ctx.scope, id)) ?? refuseField('pedido', 'NOT_FOUND')
  if (pedido.clienteId !== clienteId) refuseField('pedido', 'NOTA_PEDIDO_CLIENTE')
  return pedido.numeroPedido
}
