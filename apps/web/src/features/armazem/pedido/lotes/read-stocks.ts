import type { Produto } from '@app/contract/registers/produto'
import { getEstoque } from '../api.ts'
import type { Estoques } from './propose.ts'

/** Most calls at a time, so that an order of many products does not block others. */
const AT_ONCE = 4

/** Runs over the list, a few at a time, and answers in the list's order. */
export async function mapFew<T, R>(list: readonly T[], task: (one: T) => Promise<R>): Promise<R[]> {
  const answers: R[] = []
  let next = 0
  const worker = async () => {
    for (let at = next++; at < list.length; at = next++) {
      const one = list[at]
      if (one !== undefined) answers[at] = await task(one)
    }
  }
  await Promise.all(Array.from({ length: Math.min(AT_ONCE, list.length) }, worker))
  return answers
}

/** Today's lots of these products, each read once. */
export async function readStocks(produtos: readonly Produto[], pedidoId?: number): Promise<Estoques> {
  const distinct = [...new Map(produtos.map((produto) => [produto.id, produto])).values()]
  return new Map(
    await mapFew(
      distinct,
      async ({ id, codigoOmni }) => [id, await getEstoque(codigoOmni, pedidoId)] as const,
    ),
  )
}
