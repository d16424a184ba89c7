import type { Page } from '@app/contract/casca/paging'

const BUTTONS = 3

/** At most three pages around the current one; zero-based, as on the wire. */
export function pageWindow(page: number, totalPages: number): number[] {
  const count = Math.min(BUTTONS, totalPages)
  const start = Math.max(0, Math.min(page - 1, totalPages - count))
  return Array.from({ length: count }, (_, index) => start + index)
}

/** First and last row (one-based) that a page shows. */
export const rowRange = (page: number, size: number, total: number) => ({
  first: total === 0 ? 0 : page * size + 1,
  last: Math.min(total, (page + 1) * size),
})

/** The last page, when the requested one is beyond it, because rows may be gone while a bookmark stays. */
export const pageInstead = ({ totalElements, totalPages, number }: Omit<Page<unknown>, 'content'>) =>
  totalElements > 0 && number >= totalPages ? totalPages - 1 : null
