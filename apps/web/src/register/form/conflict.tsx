import type { RegisterView } from '@app/contract/casca/register'
import { ConflictChoice } from '../../ui/form/conflict-choice.tsx'
import { useMemo } from 'react'
import type { RegisterRecord } from '../record/record.ts'
import { fieldsOf, fieldText } from './values.ts'
import type { FormValues } from './values.ts'

/** Two people changed the same fields: the original, the other person's version, and mine. */
export type Conflict = {
  atual: RegisterRecord
  names: readonly string[]
  base: FormValues
  theirs: FormValues
  /** The merged values; in conflict, mine. */
  values: FormValues
  por: string | null
  em: string | null
}

type Props = {
  view: RegisterView
  conflict: Conflict | null
  onResolve: (conflict: Conflict, values: FormValues) => void
  onDiscard: (conflict: Conflict) => void
  onClose: () => void
}

/** The choice between two people's fields, in the words of the form. */
export function ConflictDialog({ view, conflict, onResolve, onDiscard, onClose }: Props) {
  const choices = useMemo(() => {
    if (!conflict) return null
    const { names, base, theirs, values, por, em } = conflict
    const conflitos = fieldsOf(view)
      .filter(({ name }) => names.includes(name))
      .map((field) => ({
        key: field.name,
        label: field.label,
        antes: fieldText(field, base[field.name]),
        deles: fieldText(field, theirs[field.name]),
        minhas: fieldText(field, values[field.name]),
      }))
    return { conflitos, por, em }
  }, [view, conflict])
  const resolve = (taken: readonly string[]) => {
    if (!conflict) return
    const { theirs, values } = conflict
    onResolve(conflict, {
      ...values,
      ...Object.fromEntries(taken.map((name) => [name, theirs[name] ?? null])),
    })
  }
  return (
    <ConflictChoice
      conflict={choices}
      onResolve={resolve}
      onDiscard={() => conflict && onDiscard(conflict)}
      onClose={onClose}
    />
  )
}
