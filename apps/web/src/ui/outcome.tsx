import './outcome.css'
import {
  IconAlertCircle,
  IconAlertTriangle,
  IconBan,
  IconCheck,
  IconClock,
  IconLoader2,
} from '@tabler/icons-react'
import type { TablerIcon } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'

const LOOKS = {
  erro: ['erro-r', IconAlertCircle],
  aviso: ['atencao', IconAlertTriangle],
  pronta: ['sucesso calma', IconCheck],
  gravando: ['em-separacao calma gira', IconLoader2],
  fila: ['neutro calma', IconClock],
  fora: ['neutro calma', IconBan],
} as const satisfies Record<string, readonly [string, TablerIcon]>

type Props = { look: keyof typeof LOOKS; id?: string; children: ReactNode }

/** Colour, icon and words: what became, or will become, of a line or a record of a long work. */
export function Outcome({ look, id, children }: Props) {
  const [className, icon] = LOOKS[look]
  return (
    <span className={`sit ${className}`} id={id}>
      <span className="ponto">
        <Icon of={icon} />
      </span>
      <span className="mt">{children}</span>
    </span>
  )
}
