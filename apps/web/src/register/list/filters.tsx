import type { RegisterFilter, RegisterView } from '@app/contract/casca/register'
import { IconScan } from '@tabler/icons-react'
import { useMemo } from 'react'
import { formatDocument, formatPhone } from '../../platform/text/format.ts'
import type { Change } from '../../platform/address/search.ts'
import { SearchPanel } from '../../ui/list/search-panel.tsx'
import type { PanelHandles } from '../../ui/list/search-panel.tsx'
import { DayField } from '../../ui/fields/dates/day-field.tsx'
import { SelectField } from '../../ui/fields/select-field.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { ReferenceField } from '../form/reference-field.tsx'
import { ACTIVE_OPTIONS, filtersOf, parseRegisterSearch } from './search.ts'
import type { RegisterSearch } from './search.ts'

type Draft = Record<string, string>

/** The value in its mask while it is typed. */
const typedAs = (kind: RegisterFilter['kind'], value: string) => {
  if (kind === 'document') return formatDocument(value)
  return kind === 'phone' ? formatPhone(value) : value
}

type FieldProps = {
  filter: RegisterFilter
  draft: Draft
  set: (part: Change<Draft>) => void
}

function FilterField({ filter, draft, set }: FieldProps) {
  const { name, label, kind } = filter
  const value = draft[name] ?? ''
  switch (kind) {
    case 'active':
      return (
        <SelectField
          small
          label={label}
          options={[...ACTIVE_OPTIONS]}
          value={ACTIVE_OPTIONS.find((option) => option.value === value)?.value ?? 'true'}
          onChange={(chosen) => set({ [name]: chosen === 'true' ? undefined : chosen })}
        />
      )
    case 'option':
      return (
        <SelectField
          small
          label={label}
          {...(filter.empty !== undefined && { empty: filter.empty })}
          options={[...filter.options]}
          value={value || (filter.all ?? '')}
          onChange={(chosen) => set({ [name]: chosen === filter.all ? undefined : chosen })}
        />
      )
    case 'id':
      return null
    case 'day':
      return (
        <DayField
          small
          label={label}
          value={value || null}
          onChange={(chosen) => set({ [name]: chosen ?? undefined })}
        />
      )
    case 'reference':
      return (
        <ReferenceField
          small
          label={label}
          clearable
          reference={filter}
          value={value ? { id: Number(value), [filter.optionLabel]: draft[`${name}Nome`] ?? value } : null}
          onChange={(chosen) =>
            set({
              [name]: chosen ? String(chosen.id) : undefined,
              [`${name}Nome`]: chosen ? String(chosen[filter.optionLabel]) : undefined,
            })
          }
        />
      )
    default:
      return (
        <TextField
          small
          label={label}
          autoComplete="off"
          maxLength={100}
          icon={kind === 'begins' ? IconScan : undefined}
          numeric={kind !== 'contains'}
          value={typedAs(kind, value)}
          onChange={(text) => set({ [name]: text })}
        />
      )
  }
}

type Props = PanelHandles<Draft> & {
  view: RegisterView
  search: RegisterSearch
}

/** The search panel of a register. */
export const RegisterFilters = ({ view, search, ...panel }: Props) => (
  <SearchPanel<Draft>
    {...panel}
    label={`Buscar ${view.noun[1]}`}
    search={useMemo(() => filtersOf(view, search), [view, search])}
    read={(found) => filtersOf(view, parseRegisterSearch(view, found))}
  >
    {(draft, set) =>
      view.filters.map((filter) => <FilterField key={filter.name} filter={filter} draft={draft} set={set} />)
    }
  </SearchPanel>
)
