import type { RegisterFilter, RegisterView } from '@app/contract/casca/register'
import { formatDay } from '../../platform/text/format.ts'
import { ACTIVE_OPTIONS } from './search.ts'
import type { Texts } from '../../ui/list/visoes/views.ts'

const wordOf =
  (filter: RegisterFilter) =>
  (value: string, all: Texts): string => {
    const options = filter.kind === 'option' ? filter.options : filter.kind === 'active' ? ACTIVE_OPTIONS : []
    const shown =
      options.find((option) => option.value === value)?.label ??
      (filter.kind === 'reference' ? all[`${filter.name}Nome`] : undefined) ??
      (filter.kind === 'day' ? formatDay(value) : value)
    return `${filter.label}: ${shown}`
  }

/** The filters of a register in words, by their names. */
export const chipWords = ({ filters }: RegisterView) =>
  Object.fromEntries(filters.map((filter) => [filter.name, wordOf(filter)]))

/** Names that belong to ids. */
export const chipNames = ({ filters }: RegisterView) =>
  Object.fromEntries(
    filters.flatMap(({ name, kind }) => (kind === 'reference' ? [[name, `${name}Nome`]] : [])),
  )
