import { queryOptions } from '@tanstack/react-query'
import type { Visao, VisaoInput, VisaoUpdate, Visoes } from '@app/contract/casca/visao'
import { api, send } from '../../../platform/http/http.ts'

/** The parameters of an address, every value as text. */
export type Texts = Record<string, string>

/** An address as its list reads it. */
export type Address = Readonly<Record<string, string | number | undefined>>

/** An active filter in words, and the address without it. */
export type Chip = { label: string; without: Texts }

/** What a list says about its addresses. */
export type ViewSource = {
  /** The list's name on the server: 'pedidos'. */
  lista: string
  /** The present address. */
  search: Address
  go: (search: Texts, how?: { replace: boolean }) => void
  chips: readonly Chip[]
  /** Views that the list itself has, beside 'Todos'. */
  segmentos?: readonly { label: string; filtros: Texts }[] | undefined
  /** The number of rows that an address finds. */
  total: (search: Texts) => Promise<number>
}

/** The position in the list does not belong to a view, nor does the view's own name. */
const PASSING = new Set(['page', 'size', 'visao'])

/** The part of an address that a view stores. */
export const keptOf = (search: Address): Texts =>
  Object.fromEntries(
    Object.entries(search).flatMap(([name, value]): [string, string][] =>
      value === undefined || PASSING.has(name) ? [] : [[name, String(value)]],
    ),
  )

const sorted = (texts: Texts) =>
  JSON.stringify(Object.entries(texts).toSorted(([a], [b]) => (a < b ? -1 : 1)))

export const sameView = (one: Texts, other: Texts): boolean => sorted(one) === sorted(other)

/** The address of a view. */
export const searchOf = ({ id, filtros }: Pick<Visao, 'id' | 'filtros'>): Texts => ({
  ...filtros,
  visao: String(id),
})

export const visoesQuery = (lista: string) =>
  queryOptions({
    queryKey: ['visao', lista],
    queryFn: ({ signal }) => api<Visoes>('/visao', { query: { lista }, signal }),
    staleTime: 60_000,
  })

export const countQuery = ({ lista, total }: Pick<ViewSource, 'lista' | 'total'>, search: Texts) =>
  queryOptions({
    queryKey: ['visao', lista, 'total', sorted(search)],
    queryFn: () => total(search),
    staleTime: 60_000,
  })

export const createVisao = (input: VisaoInput) => api<Visao>('/visao', { method: 'POST', body: input })
export const updateVisao = (id: number, input: VisaoUpdate) =>
  api<Visao>(`/visao/${id}`, { method: 'PUT', body: input })
export const deleteVisao = (id: number) => send(`/visao/${id}`, { method: 'DELETE' })
export const starVisao = (lista: string, visao: number | null) =>
  send('/visao/padrao', { method: 'PUT', body: { lista, visao } })

/** The active filters in words; `companions` are names that belong to an id. */
export const chipsOf = (
  search: Address,
  words: Readonly<Record<string, (value: string, all: Texts) => string>>,
  companions: Readonly<Record<string, string>> = {},
): Chip[] => {
  const kept = keptOf(search)
  const visao = search['visao'] === undefined ? {} : { visao: String(search['visao']) }
  return Object.entries(words).flatMap(([name, word]) => {
    const value = kept[name]
    if (value === undefined) return []
    const gone = [name, companions[name]]
    const left = Object.entries(kept).filter(([one]) => !gone.includes(one))
    return [{ label: word(value, kept), without: { ...Object.fromEntries(left), ...visao } }]
  })
}

/** How many rows a `findByFiltro` call finds. */
export const totalOf = async (path: string, request: object): Promise<number> =>
  (await api<{ totalElements: number }>(path, { method: 'POST', body: { ...request, page: 0, pageSize: 1 } }))
    .totalElements
