import type { FieldProps } from './field.tsx'
import { useField } from './field.tsx'

type Props = Pick<FieldProps, 'label' | 'help' | 'error' | 'locked' | 'disabled' | 'className'> & {
  value: boolean
  onChange: (value: boolean) => void
}

/** On or off, at once. `help` says what it does. Space or Enter toggles it. */
export function SwitchField({
  label,
  help,
  error,
  locked,
  disabled,
  className = '',
  value,
  onChange,
}: Props) {
  const { id, aria } = useField({ error, help })
  return (
    <div className={`campo ${className}`}>
      <button
        type="button"
        role="switch"
        className="chave"
        {...aria}
        aria-checked={value}
        aria-labelledby={`${id}-rotulo`}
        disabled={locked || disabled}
        onClick={() => onChange(!value)}
      >
        <i />
        <span>
          <span id={`${id}-rotulo`}>{label}</span>
          {help && (
            <small className="ajuda" id={`${id}-ajuda`}>
              {help}
            </small>
          )}
        </span>
      </button>
      {error && (
        <span className="msg-erro" id={`${id}-erro`}>
          {error}
        </span>
      )}
    </div>
  )
}
