import { notifications, useNotifications } from '@mantine/notifications'
import type { NotificationData } from '@mantine/notifications'
import { IconX } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { Button } from '../page/button.tsx'
import { TONES } from './faixa.tsx'
import type { Tone } from './faixa.tsx'
import { Icon } from '../page/icon.tsx'
import { TOAST_MS } from './toast.ts'

const isTone = (value: unknown): value is Tone => typeof value === 'string' && value in TONES

function Toast({ id = '', message, autoClose, ...data }: NotificationData) {
  const tone = isTone(data['data-tone']) ? data['data-tone'] : 'info'
  // Nothing vanishes under the pointer or the focus (WCAG 2.2.1).
  const [held, setHeld] = useState(false)
  const time = typeof autoClose === 'number' ? autoClose : TOAST_MS
  useEffect(() => {
    if (held) return undefined
    const timer = setTimeout(() => notifications.hide(id), time)
    return () => clearTimeout(timer)
  }, [id, held, time])
  return (
    <div
      className={`toast ${TONES[tone].className}`}
      role={tone === 'error' ? 'alert' : undefined}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Icon of={TONES[tone].icon} />
      <span>{message}</span>
      <Button small look="quiet" icon={IconX} iconOnly onClick={() => notifications.hide(id)}>
        Fechar
      </Button>
    </div>
  )
}

/** Where toasts appear: top-centre, 416 px, a live region that is there from the start. Mounted once, at the root. */
export function Toaster() {
  const { notifications: shown } = useNotifications()
  return (
    <section className="toasts" aria-label="Avisos" aria-live="polite" aria-relevant="additions">
      {shown.map((one) => (
        <Toast key={one.id} {...one} />
      ))}
    </section>
  )
}
