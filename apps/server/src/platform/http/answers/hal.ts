import type { Page } from '@app/contract/casca/paging'

type Found<T> = { content: T[]; total: number; page: number; size: number }

const pagesOf = (total: number, size: number): number => Math.ceil(total / size)

/** `_links` of one record. */
export const self = (path: string) => ({ _links: { self: { href: path } } })

/** Answer of the HAL lists (api.md, Answers). */
export const halPage = <K extends string, T>(key: K, found: Found<T>, path: string) => ({
  _embedded: { [key]: found.content } as Record<K, T[]>,
  page: {
    size: found.size,
    totalElements: found.total,
    totalPages: pagesOf(found.total, found.size),
    number: found.page,
  },
  ...self(path),
})

/** Answer of `findByFiltro` (api.md, Answers). */
export const pageAnswer = <T>(found: Found<T>): Page<T> => ({
  content: found.content,
  totalElements: found.total,
  totalPages: pagesOf(found.total, found.size),
  number: found.page,
  size: found.size,
})
