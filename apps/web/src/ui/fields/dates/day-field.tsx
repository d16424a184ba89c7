import { useState } from 'react'
import { formatDay } from '../../../platform/text/format.ts'
import { parseDay } from '../../../platform/text/parse.ts'
import { DateFieldBase } from './date-field.tsx'
import type { FieldProps } from '../field.tsx'

/** Shown beside a day that the calendar does not have. */
const INVALID_DAY = 'Data inválida. Use dd/mm/aaaa.'

type Props = FieldProps & {
  /** `2026-11-20`, or `null`. */
  value: string | null
  onChange: (day: string | null) => void
}

/** A day, typed `20/11/2026` (or `1/2/26`, `20112026`) or chosen in the calendar. */
export function DayField({ value, onChange, error, ...rest }: Props) {
  const [text, setText] = useState(formatDay(value))
  const [seen, setSeen] = useState(value)
  const [wrong, setWrong] = useState(false)
  if (value !== seen) {
    setSeen(value)
    if (parseDay(text) !== value) setText(formatDay(value))
  }
  const change = (typed: string) => {
    const day = parseDay(typed)
    setText(typed)
    setWrong(false)
    setSeen(day)
    if (day !== value) onChange(day)
  }
  const leave = () => {
    const day = parseDay(text)
    setWrong(text.trim() !== '' && day === null)
    if (day) setText(formatDay(day))
  }
  return (
    <DateFieldBase
      {...rest}
      error={wrong ? INVALID_DAY : error}
      placeholder="dd/mm/aaaa"
      text={text}
      onText={change}
      onLeave={leave}
      day={value}
      onDay={(day) => change(formatDay(day))}
    />
  )
}
