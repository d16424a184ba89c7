import './tabs.css'
import { formatInteger } from '../../platform/text/format.ts'

type Props<Value extends string> = {
  value: Value
  options: readonly { value: Value; label: string; count?: number }[]
  /** Accessible name. */
  label?: string
  onChange: (value: Value) => void
}

/** Which part of the rows, or which form of a thing, shows. */
export const Tabs = <Value extends string>({ value, options, label = 'Mostrar', onChange }: Props<Value>) => (
  <div className="fim abas" role="group" aria-label={label}>
    {options.map((option) => (
      <button
        key={option.value}
        type="button"
        aria-pressed={option.value === value}
        onClick={() => onChange(option.value)}
      >
        {option.label}
        {option.count !== undefined && <span className="num"> {formatInteger(option.count)}</span>}
      </button>
    ))}
  </div>
)
