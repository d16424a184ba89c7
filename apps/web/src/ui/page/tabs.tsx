import './tabs.css'
import { formatInteger } from '../../platform/text/format.ts'

type Props<Value extends string> = {
  value: Value
  options: readonly { value: Value; label: string; count: number }[]
  onChange: (value: Value) => void
}

/** Which part of the rows shows. */
export const Tabs = <Value extends string>({ value, options, onChange }: Props<Value>) => (
  <div className="fim abas" role="group" aria-label="Mostrar">
    {options.map((option) => (
      <button
        key={option.value}
        type="button"
        aria-pressed={option.value === value}
        onClick={() => onChange(option.value)}
      >
        {option.label} <span className="num">{formatInteger(option.count)}</span>
      </button>
    ))}
  </div>
)
