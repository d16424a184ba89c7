import { compact, pageRequest, readOrder } from './search.ts'
import type { PageSearch } from './search.ts'

type Direction = 'asc' | 'desc'

/** By what a list is sorted, and which way. */
type Sort<By extends string> = { by: By; direction: Direction }

/** 'emissao,desc', as an address carries it. */
export type OrderParam<By extends string> = `${By},${Direction}`

/** What the address of every list carries beside its filters. */
type ListSearch = PageSearch & { order?: string }

/** The filters of an address without order, page and size. */
export function filtersOf<Search extends ListSearch>(search: Search): Search
export function filtersOf(search: ListSearch): ListSearch {
  return compact({
    ...search,
    order: undefined,
    page: undefined,
    size: undefined,
    visao: undefined,
    colunas: undefined,
    densidade: undefined,
  })
}

/** How many filters are set; the names that a field shows beside an id are no filters of their own. */
export const countFilters = (search: ListSearch, names: readonly string[]): number =>
  Object.keys(filtersOf(search)).filter((name) => !names.includes(name)).length

/** The orders that a list knows, and the usual one, which its address leaves out. */
export const ordersOf = <By extends string>(known: readonly By[], usual: Sort<By>) => {
  const sortOf = ({ order }: ListSearch): Sort<By> => readOrder(order, known) ?? usual
  return {
    sortOf,
    orderParam: (value: unknown): OrderParam<By> | undefined => {
      const order = readOrder(value, known)
      if (!order || (order.by === usual.by && order.direction === usual.direction)) return undefined
      return `${order.by},${order.direction}`
    },
    /** Body of `findByFiltro`. */
    requestOf: <Filter>(search: ListSearch, filter: Filter) => {
      const { by, direction } = sortOf(search)
      return { ...pageRequest(search), order: by, direction, filter }
    },
  }
}
