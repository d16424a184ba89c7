import { boxClass, FieldFrame, useField } from './field.tsx'
import type { FieldProps } from './field.tsx'

type Props = FieldProps & {
  value: string
  onChange: (value: string) => void
  rows?: number
  maxLength?: number | undefined
  placeholder?: string
}

/** Several lines of text; grows with the hand at its corner. */
export function TextAreaField(props: Props) {
  const { label, help, error, required, hideLabel, className, locked, small, value, onChange, ...native } =
    props
  const { id, aria } = useField({ error, help, required })
  return (
    <FieldFrame {...{ id, label, help, error, required, hideLabel, className }}>
      <textarea
        rows={4}
        {...native}
        {...aria}
        className={boxClass({ error, locked, small, disabled: native.disabled })}
        value={value}
        readOnly={locked}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </FieldFrame>
  )
}
