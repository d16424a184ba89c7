import { compact, pageRequest, readOrder } from './search.ts'
import type { PageSearch } from './search.ts'

type Direction = 'asc' | 'desc'

/** The sort of a list and its direction. */
type Sort<By extends string> = { by: By; direction: Direction }

/** 'emissao,desc', as in an address. */
export type OrderParam<By extends string> = `${By},${Direction}`

/** The parameters of every list's address besides its filters. */
type ListSearch = PageSearch & { order?: string }

/** The filters of an address, without order, page and size. */
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

/** The number of filters that are set; names that a field shows beside an id do not count. */
export const countFilters = (search: ListSearch, names: readonly string[]): number =>
  Object.keys(filtersOf(search)).filter((name) => !names.includes(name)).length

/** The orders that a list knows, and the default one, which the address omits. */
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
