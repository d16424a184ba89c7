import { IconAlertCircle, IconAlertTriangle, IconCircleCheck, IconInfoCircle } from '@tabler/icons-react'
import type { TablerIcon } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Icon } from '../page/icon.tsx'

export type Tone = 'info' | 'success' | 'warning' | 'error'

/** Class and icon of each tone, for strips and toasts alike. */
export const TONES: Record<Tone, { className: string; icon: TablerIcon }> = {
  info: { className: 'info', icon: IconInfoCircle },
  success: { className: 'sucesso', icon: IconCircleCheck },
  warning: { className: 'atencao', icon: IconAlertTriangle },
  error: { className: 'erro-r', icon: IconAlertCircle },
}

type Props = { tone?: Tone; icon?: TablerIcon; title?: string; action?: ReactNode; children?: ReactNode }

/** A tinted strip beside its subject. Errors are announced at once, other tones at the next pause. */
export function Faixa({ tone = 'info', icon, title, action, children }: Props) {
  const { className, icon: usual } = TONES[tone]
  return (
    <div className={`faixa ${className}`} role={tone === 'error' ? 'alert' : 'status'}>
      <Icon of={icon ?? usual} />
      <div>
        {title && <b>{title} </b>}
        {children}
      </div>
      {action && <span className="fim">{action}</span>}
    </div>
  )
}
