import type { Direction } from '@app/contract/casca/paging'
import { refuseField } from '../errors.ts'

/** An empty field of a search panel filters nothing. */
export const isGiven = <T>(value: T | '' | null | undefined): value is T =>
  value !== undefined && value !== null && value !== ''

/** `?sort=nome,desc`: the list's column of that name, ascending by default. */
export const parseSort = <T>(
  sort: string,
  known: (name: string) => T | undefined,
): { sort: T; direction: Direction } => {
  const [name = '', direction = 'asc', ...more] = sort.split(',')
  const found = known(name)
  if (found === undefined || more.length > 0 || (direction !== 'asc' && direction !== 'desc'))
    return refuseField('sort', 'ORDEM_DESCONHECIDA')
  return { sort: found, direction }
}
