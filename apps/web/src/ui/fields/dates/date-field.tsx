import '@mantine/core/styles/Popover.layer.css'
import { Popover } from '@mantine/core'
import { IconCalendar, IconCalendarTime } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import type { ReactElement } from 'react'
import { Button } from '../../page/button.tsx'
import { useEscape } from '../../dialog/dialog-layer.ts'
import { AS_DIALOG } from '../field.tsx'
import type { FieldProps } from '../field.tsx'
import { Bone } from '../../feedback/skeleton.tsx'
import { TextField } from '../text-field.tsx'

const CalendarPanel = lazy(() => import('./calendar-panel.tsx'))

type Time = { hour: number; minute: number }

export type DateFieldBase = FieldProps & {
  /** What is typed and shown. */
  text: string
  onText: (text: string) => void
  /** When the field loses the focus, its text takes the standard form. */
  onLeave: () => void
  placeholder: string
  day: string | null
  onDay: (day: string) => void
  time?: Time | undefined
  onTime?: ((time: Time) => void) | undefined
}

/** A typed date with the calendar beside it; day-field.tsx and date-time-field.tsx interpret the text. */
export function DateFieldBase(props: DateFieldBase): ReactElement {
  const { text, onText, onLeave, day, onDay, time, onTime, onBlur, ...field } = props
  const [opened, setOpened] = useState(false)
  const close = () => setOpened(false)
  useEscape(opened, close)
  const shut = field.locked || field.disabled
  return (
    <Popover
      opened={opened}
      onChange={setOpened}
      position="bottom-end"
      offset={6}
      width={312}
      trapFocus
      returnFocus
      withRoles={false}
      transitionProps={{ duration: 120 }}
      zIndex={310}
      withOverlay
      overlayProps={{ className: 'balao-veu', zIndex: 309 }}
    >
      <Popover.Target>
        <div className={field.className}>
          <TextField
            {...field}
            className={undefined}
            numeric
            autoComplete="off"
            value={text}
            onChange={onText}
            onBlur={(event) => {
              onLeave()
              onBlur?.(event)
            }}
            end={
              !shut && (
                <Button
                  small
                  look="quiet"
                  className="mini"
                  icon={time ? IconCalendarTime : IconCalendar}
                  iconOnly
                  aria-haspopup="dialog"
                  aria-expanded={opened}
                  onClick={() => setOpened(!opened)}
                >
                  {`Abrir calendário: ${field.label}`}
                </Button>
              )
            }
          />
        </div>
      </Popover.Target>
      <Popover.Dropdown className="balao" {...AS_DIALOG} aria-label={`Calendário: ${field.label}`}>
        <Suspense
          fallback={
            <div className="calendario" aria-hidden="true">
              <Bone width="16rem" />
            </div>
          }
        >
          <CalendarPanel
            day={day}
            onDay={(chosen) => {
              onDay(chosen)
              if (!time) close()
            }}
            time={time}
            onTime={onTime}
            onDone={close}
          />
        </Suspense>
      </Popover.Dropdown>
    </Popover>
  )
}
