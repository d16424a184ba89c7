import 'dayjs/locale/pt-br'
import '@mantine/core/styles/UnstyledButton.layer.css'
import '@mantine/dates/styles.layer.css'
import { DatePicker } from '@mantine/dates'
import { IconChevronDown } from '@tabler/icons-react'
import { STEP_MINUTES, today } from '../../../platform/text/time.ts'
import { Button } from '../../page/button.tsx'
import { Icon } from '../../page/icon.tsx'

type Time = { hour: number; minute: number }

type Props = {
  /** `2026-11-20`. */
  day: string | null
  onDay: (day: string) => void
  /** Without it, only a day is chosen. */
  time?: Time | undefined
  onTime?: ((time: Time) => void) | undefined
  onDone: () => void
}

const LABELS = {
  previousMonth: 'Mês anterior',
  nextMonth: 'Próximo mês',
  previousYear: 'Ano anterior',
  nextYear: 'Próximo ano',
  previousDecade: 'Década anterior',
  nextDecade: 'Próxima década',
}

const spokenDay = new Intl.DateTimeFormat('pt-BR', {
  timeZone: 'UTC',
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
})

const two = (value: number) => String(value).padStart(2, '0')
const HOURS = Array.from({ length: 24 }, (_, hour) => hour)
const MINUTES = Array.from({ length: 60 / STEP_MINUTES }, (_, step) => step * STEP_MINUTES)

type PartProps = { label: string; value: number; options: number[]; onChange: (value: number) => void }

const TimePart = ({ label, value, options, onChange }: PartProps) => (
  <div className="entrada p">
    <select
      aria-label={label}
      className="num"
      value={value}
      onChange={(event) => onChange(Number(event.target.value))}
    >
      {options.map((option) => (
        <option key={option} value={option}>
          {two(option)}
        </option>
      ))}
    </select>
    <Icon of={IconChevronDown} size="p" />
  </div>
)

/** The calendar beside a typed date; loaded when it is first opened. */
export default function CalendarPanel({ day, onDay, time, onTime, onDone }: Props) {
  const now = today()
  return (
    <div className="calendario">
      <DatePicker
        locale="pt-br"
        firstDayOfWeek={0}
        weekdayFormat="ddd"
        value={day}
        defaultDate={day ?? now}
        onChange={(chosen) => chosen && onDay(chosen)}
        ariaLabels={LABELS}
        getDayProps={(date) => ({
          'aria-label': spokenDay.format(new Date(`${date}T00:00:00Z`)),
          'aria-current': date === now ? 'date' : undefined,
        })}
        size="sm"
      />
      {time && onTime && (
        <fieldset className="hora">
          <legend className="rotulo">Hora</legend>
          <TimePart
            label="Hora"
            value={time.hour}
            options={HOURS}
            onChange={(hour) => onTime({ ...time, hour })}
          />
          <span aria-hidden="true">:</span>
          <TimePart
            label="Minuto"
            value={time.minute}
            options={MINUTES}
            onChange={(minute) => onTime({ ...time, minute })}
          />
          <Button small look="tonal" onClick={onDone}>
            Pronto
          </Button>
        </fieldset>
      )}
    </div>
  )
}
