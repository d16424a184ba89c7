import type { Andamento, EntregarInput } from '@app/contract/armazem/andamento'
import type { ContagemResumo } from '@app/contract/armazem/contagem'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../../../platform/http/http.ts'
import { sendAto } from '../coletor/index.ts'

/** Readings come without a push each, because many people read at once. */
const OFTEN_MS = 15_000

export const andamentoQuery = queryOptions({
  queryKey: ['separacao', 'andamento'],
  queryFn: ({ signal }) => api<Andamento>('/separacao/andamento', { signal }),
  refetchInterval: OFTEN_MS,
})

export const givePedidos = (body: EntregarInput, key: string) =>
  sendAto<Andamento>('/separacao/entregar', body, key)

export const acceptFalta = (pedido: number, saldo: number, key: string) =>
  sendAto<Andamento>(`/separacao/${pedido}/aceitar`, { saldo }, key)

export const askRecount = (pedido: number, saldo: number, key: string) =>
  sendAto<unknown>(`/conferencia/${pedido}/recontar`, { saldo }, key)

export const returnTrabalho = (passo: 'separacao' | 'conferencia', pedido: number, key: string) =>
  sendAto<unknown>(`/${passo}/${pedido}/devolver`, undefined, key)

/** Opens a counting list of the product that was not found. */
export const countProduto = (produto: number, key: string) =>
  sendAto<ContagemResumo>('/contagem', { criterio: 'PRODUTO', produtos: [produto] }, key)
