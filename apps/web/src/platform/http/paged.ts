import type { Page } from '@app/contract/casca/paging'

/** Answer of a GET list. */
export type Hal<T> = {
  _embedded: Record<string, T[]>
  page: { size: number; totalElements: number; totalPages: number; number: number }
}

/** A page of a list in either wire form (spec §3): `content`, or the HAL member with the controller's name. */
export function readPage<T>(answer: Page<T> | Hal<T>, controller: string): Page<T> {
  if ('content' in answer) return answer
  return { content: answer._embedded[controller] ?? [], ...answer.page }
}
