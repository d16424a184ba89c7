import { SelectField } from '../fields/select-field.tsx'

type Props<Value extends string> = {
  className?: string | undefined
  label: string
  /** Label of the empty choice: 'Todas'. */
  empty: string
  values: readonly Value[]
  /** Without them each value is its own label. */
  labels?: Readonly<Record<Value, string>>
  value: Value | undefined
  onChange: (value: Value | '') => void
}

/** A filter by one of a fixed list. */
export function OptionFilter<Value extends string>({ values, labels, value, ...field }: Props<Value>) {
  const options = values.map((one) => ({ value: one, label: labels?.[one] ?? one }))
  return <SelectField {...field} small value={value ?? ''} options={options} />
}
