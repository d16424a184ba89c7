import { useState } from 'react'
import { formatDateTime, formatDay, formatTime } from '../../../platform/text/format.ts'
import { parseDay, parseWallClock } from '../../../platform/text/parse.ts'
import { fromWallClock, isoDay, isOnStep, snapToStep, toWallClock } from '../../../platform/text/time.ts'
import type { WallClock } from '../../../platform/text/time.ts'
import { DateFieldBase } from './date-field.tsx'
import type { FieldProps } from '../field.tsx'

/** Shown when a typed text is not a valid day and time. */
const INVALID_DATE_TIME = 'Data e hora inválidas. Use dd/mm/aaaa hh:mm.'
/** Shown while a typed or pasted minute is off the step, and after it was moved to it. */
const willSnap = (meaning: string) =>
  `Será ajustado para ${formatTime(meaning)}: os horários vão de 15 em 15 minutos.`
const SNAPPED = 'Ajustado para o horário de 15 em 15 minutos.'
const DEFAULT_TIME = { hour: 8, minute: 0 }

type Props = FieldProps & {
  /** ISO instant (`2026-11-20T13:15:00.000Z`); with `dayAlone` also a day (`2026-11-20`); or `null`. */
  value: string | null
  onChange: (value: string | null) => void
  /** Also accepts a day without a time (filters, decisions 17). */
  dayAlone?: boolean
}

const isDay = (value: string | null) => value !== null && /^\d{4}-\d{2}-\d{2}$/.test(value)
const shown = (value: string | null) => (isDay(value) ? formatDay(value) : formatDateTime(value))
const toIso = (clock: WallClock) => fromWallClock(clock).toISOString()

/** The value of a typed text, on the step; `null` when it has none. */
function meaningOf(text: string, dayAlone: boolean): string | null {
  const clock = parseWallClock(text)
  if (clock) return toIso(snapToStep(clock))
  return dayAlone ? parseDay(text) : null
}

/** A moment, typed `20/11/2026 10:15` or chosen in the calendar beside it; in steps of 15 minutes, in the display zone. */
export function DateTimeField({ value, onChange, dayAlone = false, error, help, ...rest }: Props) {
  const [text, setText] = useState(shown(value))
  const [seen, setSeen] = useState(value)
  const [note, setNote] = useState<'wrong' | 'snaps' | 'snapped' | null>(null)
  if (value !== seen) {
    setSeen(value)
    if (meaningOf(text, dayAlone) !== value) setText(shown(value))
  }
  const change = (typed: string) => {
    const meaning = meaningOf(typed, dayAlone)
    const clock = parseWallClock(typed)
    setText(typed)
    setNote(clock && !isOnStep(clock) ? 'snaps' : null)
    setSeen(meaning)
    if (meaning !== value) onChange(meaning)
  }
  const leave = () => {
    const clock = parseWallClock(text)
    const meaning = meaningOf(text, dayAlone)
    if (meaning === null) return setNote(text.trim() === '' ? null : 'wrong')
    setNote(clock && !isOnStep(clock) ? 'snapped' : null)
    return setText(shown(meaning))
  }
  const clock = value === null || isDay(value) ? null : toWallClock(new Date(value))
  const day = clock ? isoDay(clock) : isDay(value) ? value : null
  const set = (nextDay: string, time: { hour: number; minute: number }) => {
    const [year = 0, month = 0, date = 0] = nextDay.split('-').map(Number)
    change(formatDateTime(toIso({ year, month, day: date, ...time })))
  }
  const time = clock ? { hour: clock.hour, minute: snapToStep(clock).minute } : DEFAULT_TIME
  return (
    <DateFieldBase
      {...rest}
      error={note === 'wrong' ? INVALID_DATE_TIME : error}
      help={note === 'snapped' ? SNAPPED : note === 'snaps' && value ? willSnap(value) : help}
      placeholder="dd/mm/aaaa hh:mm"
      text={text}
      onText={change}
      onLeave={leave}
      day={day}
      onDay={(chosen) => set(chosen, time)}
      time={time}
      onTime={(chosen) => set(day ?? isoDay(toWallClock(new Date())), chosen)}
    />
  )
}
