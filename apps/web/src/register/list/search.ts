import type { RegisterFilter, RegisterView } from '@app/contract/casca/register'
import { ordersOf } from '../../platform/address/list-search.ts'
import { compact, dayParam, integerParam, pageParams, textParam } from '../../platform/address/search.ts'
import type { PageSearch } from '../../platform/address/search.ts'

/** A list's state in its address: filters by name, and page, size and order when they differ from the default. */
export type RegisterSearch = PageSearch & {
  order?: string
  [filter: string]: string | number | undefined
}

/** The address has the name of a reference beside its id. */
const nameKey = (filter: RegisterFilter) => `${filter.name}Nome`

/** Active records are listed by default (spec §4). */
export const ACTIVE_OPTIONS = [
  { value: 'true', label: 'Ativos' },
  { value: 'false', label: 'Inativos' },
  { value: 'todos', label: 'Todos' },
] as const

const isAllowed = (filter: RegisterFilter, text: string): boolean => {
  switch (filter.kind) {
    case 'active':
      return ACTIVE_OPTIONS.some(({ value }) => value === text && value !== 'true')
    case 'option':
      return filter.options.some(({ value }) => value === text)
    case 'day':
      return dayParam(text) !== undefined
    case 'reference':
    case 'id':
      return integerParam(text, 1, Number.MAX_SAFE_INTEGER) !== undefined
    default:
      return text.length <= 100
  }
}

const ordersIn = ({ columns, sort }: RegisterView) => {
  const [by = '', direction] = sort.split(',')
  return ordersOf(
    columns.flatMap((column) => column.sort ?? []),
    { by, direction: direction === 'desc' ? 'desc' : 'asc' },
  )
}

/** Reads an address; values that fit no filter are left out. */
export function parseRegisterSearch(
  view: RegisterView,
  search: Readonly<Record<string, unknown>>,
): RegisterSearch {
  const found: Record<string, string | undefined> = {}
  for (const filter of view.filters) {
    const text = textParam(search[filter.name])
    if (text === undefined || !isAllowed(filter, text)) continue
    found[filter.name] = text
    if (filter.kind === 'reference') found[nameKey(filter)] = textParam(search[nameKey(filter)])
  }
  return compact({
    ...found,
    order: ordersIn(view).orderParam(search['order']),
    ...pageParams(search),
  })
}

/** The filters alone, for the search panel. */
export const filtersOf = (view: RegisterView, search: RegisterSearch): Record<string, string> => {
  const keys = view.filters.flatMap((filter) => [filter.name, nameKey(filter)])
  const given = keys.flatMap((key): [string, string][] =>
    search[key] === undefined ? [] : [[key, String(search[key])]],
  )
  return Object.fromEntries(given)
}

export const countFilters = ({ filters }: RegisterView, search: RegisterSearch) =>
  filters.filter(({ name }) => search[name] !== undefined).length

export const sortOf = (view: RegisterView, search: RegisterSearch) => ordersIn(view).sortOf(search)

/** `filter` of the register's calls; `todos` asks for active and inactive ones. */
const filterOf = ({ filters }: RegisterView, search: RegisterSearch) =>
  compact(
    Object.fromEntries(
      filters.map((filter) => {
        const value = search[filter.name]
        if (filter.kind !== 'active') return [filter.name, value]
        return [filter.name, value === 'todos' ? undefined : (value ?? 'true')]
      }),
    ),
  )

/** Body of POST findByFiltro. */
export const listRequest = (view: RegisterView, search: RegisterSearch) =>
  ordersIn(view).requestOf(search, filterOf(view, search))
