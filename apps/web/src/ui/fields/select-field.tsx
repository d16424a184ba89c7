import { IconChevronDown, IconLock } from '@tabler/icons-react'
import { boxClass, FieldFrame, useField } from './field.tsx'
import type { FieldProps } from './field.tsx'
import { Icon } from '../page/icon.tsx'

type Props<Value extends string> = FieldProps & {
  value: Value | ''
  onChange: (value: Value | '') => void
  options: { value: Value; label: string }[]
  /** Label of the empty choice: 'Todas', 'Escolha'. Without it there is none. */
  empty?: string
}

/** A short list to choose from: the browser's own select, so it works on phones and with every reader. */
export function SelectField<Value extends string>(props: Props<Value>) {
  const { label, help, error, required, hideLabel, className, locked, disabled, small, ...own } = props
  const { value, onChange, options, empty, ...native } = own
  const { id, aria } = useField({ error, help, required })
  const choose = (chosen: string) => onChange(options.find((option) => option.value === chosen)?.value ?? '')
  return (
    <FieldFrame {...{ id, label, help, error, required, hideLabel, className }}>
      <div className={boxClass({ error, locked, small, disabled })}>
        {locked && <Icon of={IconLock} size="p" />}
        <select
          {...native}
          {...aria}
          value={value}
          disabled={locked || disabled}
          onChange={(event) => choose(event.currentTarget.value)}
        >
          {empty !== undefined && <option value="">{empty}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        {!locked && <Icon of={IconChevronDown} size="p" />}
      </div>
    </FieldFrame>
  )
}
