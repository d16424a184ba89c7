import { useState } from 'react'
import { formatQuantity } from '../../platform/text/format.ts'
import { parseNumber } from '../../platform/text/parse.ts'
import { TextField } from './text-field.tsx'
import type { TextFieldProps } from './text-field.tsx'

type Props = Omit<TextFieldProps, 'value' | 'onChange' | 'inputMode' | 'numeric' | 'end'> & {
  value: number | null
  /** `null` while empty or not a number; `wrong` is true for the second. */
  onChange: (value: number | null, wrong: boolean) => void
  /** Shown inside at the right: 'un', 'horas'. */
  unit?: string | undefined
  /** Its format after the field is left. */
  format?: (value: number) => string
}

/** A number typed or pasted as pt-BR (`1.234,56`) or plain (`1234.56`); shown in pt-BR once it is left. */
export function NumberField(props: Props) {
  const { value, onChange, unit, format = formatQuantity, onBlur, error, ...rest } = props
  const shown = (number: number | null) => (number === null ? '' : format(number))
  const [text, setText] = useState(shown(value))
  const [seen, setSeen] = useState(value)
  // A value from outside (a reset, another row) replaces the text, unless the text already has that value.
  if (!Object.is(value, seen)) {
    setSeen(value)
    if (parseNumber(text) !== value) setText(shown(value))
  }
  const change = (typed: string) => {
    const number = parseNumber(typed)
    setText(typed)
    setSeen(number)
    onChange(number, number === null && typed.trim() !== '')
  }
  return (
    <TextField
      {...rest}
      inputMode="decimal"
      autoComplete="off"
      numeric
      // The form holds null for a text that is not a number, so the message says that it is wrong, not that it is
      // missing.
      error={error && value === null && text.trim() !== '' ? 'Número inválido.' : error}
      value={text}
      onChange={change}
      onBlur={(event) => {
        const number = parseNumber(text)
        if (number !== null) setText(format(number))
        onBlur?.(event)
      }}
      end={unit && <span className="unidade">{unit}</span>}
    />
  )
}
