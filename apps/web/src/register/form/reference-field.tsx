import type { Reference } from '@app/contract/casca/register'
import type { FieldProps } from '../../ui/fields/field.tsx'
import { SearchSelect } from '../../ui/fields/search-select.tsx'
import { searchReference } from '../api.ts'

/** A record as another one refers to it. */
export type Chosen = { id: number } & Record<string, unknown>

type Props = FieldProps & {
  reference: Reference
  value: Chosen | null
  onChange: (chosen: Chosen | null) => void
  clearable?: boolean
}

const text = (value: unknown) => (typeof value === 'string' ? value : '')

/** Chooses a record of another register, by name or code. */
export const ReferenceField = ({ reference, ...props }: Props) => {
  const { path, optionLabel, optionDetail } = reference
  return (
    <SearchSelect<Chosen>
      {...props}
      search={searchReference(path)}
      optionKey={({ id }) => id}
      optionLabel={(option) => text(option[optionLabel])}
      {...(optionDetail && { optionDetail: (option: Chosen) => text(option[optionDetail]) })}
    />
  )
}
