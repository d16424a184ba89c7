import { useState } from 'react'
import type { KeyboardEvent } from 'react'
import { boxClass } from '../../../../ui/fields/field.tsx'

type Props = {
  label: string
  value: string
  /** Id of the error text. */
  describedBy: string
  right?: boolean
  onCommit: (value: string) => void
}

/** Focuses the next wrong cell, in the order of Tab. */
const focusNext = (from: HTMLInputElement) => {
  const fields = [...(from.closest('table')?.querySelectorAll<HTMLInputElement>('[aria-invalid]') ?? [])]
  fields[fields.indexOf(from) + 1]?.focus()
}

/** A wrong cell: typed over, and checked again on Enter or blur; Esc restores the old value. */
export function CellField({ label, value, describedBy, right = false, onCommit }: Props) {
  const [text, setText] = useState(value)
  const commit = () => {
    if (text.trim() !== value) onCommit(text.trim())
  }
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Escape') setText(value)
    if (event.key !== 'Enter') return
    event.preventDefault()
    const { currentTarget } = event
    commit()
    focusNext(currentTarget)
  }
  return (
    <span className={boxClass({ error: true, small: true })}>
      <input
        className={right ? 'num dir' : 'num'}
        aria-label={label}
        aria-invalid
        aria-describedby={describedBy}
        value={text}
        maxLength={5000}
        onChange={(event) => setText(event.currentTarget.value)}
        onBlur={commit}
        onKeyDown={press}
      />
    </span>
  )
}
