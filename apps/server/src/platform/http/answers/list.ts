import type { Direction } from '@app/contract/casca/paging'
import { refuseField } from '../errors.ts'

/** An emptied field of a search panel filters nothing. */
export const isGiven = <T>(value: T | '' | null | undefined): value is T =>
  value !== undefined && value !== null && value !== ''

/** `?sort=nome,desc`: by what the list knows under that name, ascending unless the other way is asked for. */
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
