import './chips.css'
import { IconCheck } from '@tabler/icons-react'
import { useId } from 'react'
import type { ReactNode } from 'react'
import { FieldError } from './field.tsx'
import { Icon } from '../page/icon.tsx'

type Props<Key extends string | number> = {
  /** The choice's subject, read aloud as the group's name. */
  label: string
  options: readonly { key: Key; label: string }[]
  value: readonly Key[]
  onChange: (value: Key[]) => void
  error?: ReactNode
}

/** Choices as large buttons that stay pressed: for a finger at the counter. */
export function Chips<Key extends string | number>({ label, options, value, onChange, error }: Props<Key>) {
  const id = useId()
  const toggle = (key: Key) =>
    onChange(value.includes(key) ? value.filter((one) => one !== key) : [...value, key])
  return (
    <>
      <div className="chips" role="group" aria-label={label} aria-describedby={error ? id : undefined}>
        {options.map(({ key, label: words }) => (
          <button
            key={key}
            type="button"
            className="chip"
            aria-pressed={value.includes(key)}
            onClick={() => toggle(key)}
          >
            {value.includes(key) && <Icon of={IconCheck} size="p" />}
            {words}
          </button>
        ))}
      </div>
      <FieldError id={id}>{error}</FieldError>
    </>
  )
}
