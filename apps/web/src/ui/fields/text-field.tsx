import { IconLock } from '@tabler/icons-react'
import type { TablerIcon } from '@tabler/icons-react'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import { boxClass, FieldFrame, useField } from './field.tsx'
import type { FieldProps } from './field.tsx'
import { Icon } from '../page/icon.tsx'

type Native = Pick<
  ComponentPropsWithRef<'input'>,
  | 'type'
  | 'autoComplete'
  | 'placeholder'
  | 'inputMode'
  | 'maxLength'
  | 'onKeyDown'
  | 'onPaste'
  | 'ref'
  | 'spellCheck'
>

export type TextFieldProps = FieldProps &
  Native & {
    value: string
    onChange: (value: string) => void
    icon?: TablerIcon | undefined
    /** Inside the field at its right: a unit, a small button. */
    end?: ReactNode
    /** Beside the label at its right: a link. */
    beside?: ReactNode
    /** Tabular figures. */
    numeric?: boolean | undefined
  }

/** One line of text. */
export function TextField(props: TextFieldProps) {
  const { label, help, error, warning, required, hideLabel, className, locked, small, ...own } = props
  const { value, onChange, icon, end, beside, numeric, ...native } = own
  const { id, aria } = useField({ error, warning, help, required })
  const start = locked ? IconLock : icon
  return (
    <FieldFrame {...{ id, label, help, error, warning, required, hideLabel, className, beside }}>
      <div className={boxClass({ error, locked, small, disabled: native.disabled })}>
        {start && <Icon of={start} size={small || locked ? 'p' : undefined} />}
        <input
          {...native}
          {...aria}
          className={numeric ? 'num' : undefined}
          value={value}
          readOnly={locked}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
        {end}
      </div>
    </FieldFrame>
  )
}
