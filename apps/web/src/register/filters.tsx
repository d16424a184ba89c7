import type { RegisterFilter, RegisterView } from '@app/contract/register'
import { IconScan } from '@tabler/icons-react'
import { useState } from 'react'
import type { ComponentType } from 'react'
import { formatDocument } from '../platform/format.ts'
import { compact } from '../platform/search.ts'
import { SearchPanel } from '../ui/search-panel.tsx'
import { SelectField } from '../ui/select-field.tsx'
import { TextField } from '../ui/text-field.tsx'
import { ReferenceField } from './reference-field.tsx'
import { ACTIVE_OPTIONS, filtersOf, parseRegisterSearch } from './search.ts'
import type { RegisterSearch } from './search.ts'

type Draft = Record<string, string | undefined>
const textsOf = (draft: Draft): Record<string, string> =>
  Object.fromEntries(Object.entries(draft).flatMap(([name, text]) => (text ? [[name, text]] : [])))

type FieldProps = {
  filter: RegisterFilter
  draft: Draft
  set: (part: Record<string, string | undefined>) => void
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
          empty={filter.empty}
          options={[...filter.options]}
          value={value}
          onChange={(chosen) => set({ [name]: chosen })}
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
          value={kind === 'document' ? formatDocument(value) : value}
          onChange={(text) => set({ [name]: text })}
        />
      )
  }
}

/** Filters that the person keeps under names; a screen brings the feature that knows them. */
export type SavedSlot = ComponentType<{
  lista: string
  current: Record<string, string>
  onApply: (filtros: Record<string, string>) => void
}>

type Props = {
  id: string
  view: RegisterView
  search: RegisterSearch
  onSearch: (filters: RegisterSearch) => void
  onClear: () => void
  onClose: () => void
  Saved?: SavedSlot | undefined
}

/** The search panel of a register; its filters hold when 'Pesquisar' is pressed. */
export function RegisterFilters({ id, view, search, onSearch, onClear, onClose, Saved }: Props) {
  const [draft, setDraft] = useState<Draft>(() => filtersOf(view, search))
  const [shown, setShown] = useState(search)
  // Back, forward and 'Limpar a pesquisa' change the address under the panel.
  if (shown !== search) {
    setShown(search)
    setDraft(filtersOf(view, search))
  }
  return (
    <SearchPanel
      id={id}
      label={`Buscar ${view.noun[1]}`}
      onSearch={() => onSearch(compact(draft))}
      onClear={() => {
        setDraft({})
        onClear()
      }}
      onClose={onClose}
      saved={
        Saved && (
          <Saved
            lista={view.name}
            current={textsOf(draft)}
            onApply={(filtros) => onSearch(filtersOf(view, parseRegisterSearch(view, filtros)))}
          />
        )
      }
    >
      {view.filters.map((filter) => (
        <FilterField
          key={filter.name}
          filter={filter}
          draft={draft}
          set={(part) => setDraft(compact({ ...draft, ...part }))}
        />
      ))}
    </SearchPanel>
  )
}
