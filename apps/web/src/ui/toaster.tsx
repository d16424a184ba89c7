import { Notifications, notifications } from '@mantine/notifications'
import type { NotificationData } from '@mantine/notifications'
import { IconX } from '@tabler/icons-react'
import { Button } from './button.tsx'
import { TONES } from './faixa.tsx'
import type { Tone } from './faixa.tsx'
import { Icon } from './icon.tsx'
import { TOAST_MS } from './toast.ts'

const isTone = (value: unknown): value is Tone => typeof value === 'string' && value in TONES

function Toast({ id, message, ...data }: NotificationData) {
  const tone = isTone(data['data-tone']) ? data['data-tone'] : 'info'
  return (
    <div className={`toast ${TONES[tone].className}`} role={tone === 'error' ? 'alert' : 'status'}>
      <Icon of={TONES[tone].icon} />
      <span>{message}</span>
      <Button look="quiet" small icon={IconX} iconOnly onClick={() => id && notifications.hide(id)}>
        Fechar
      </Button>
    </div>
  )
}

/** Where toasts appear: top-centre, 416 px. Mounted once, at the root. */
export const Toaster = () => (
  <Notifications
    position="top-center"
    autoClose={TOAST_MS}
    limit={5}
    containerWidth="min(26rem, calc(100vw - 2rem))"
    zIndex={500}
    transitionDuration={200}
    renderNotification={(notification) => <Toast {...notification} />}
    role="region"
    aria-label="Avisos"
  />
)
