import './outcome.css'
import {
  IconAlertCircle,
  IconAlertTriangle,
  IconBan,
  IconCheck,
  IconClock,
  IconLoader2,
} from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Dot } from '../page/dot.tsx'
import type { Look } from '../page/dot.tsx'

const LOOKS = {
  erro: { className: 'erro-r', icon: IconAlertCircle },
  aviso: { className: 'atencao', icon: IconAlertTriangle },
  pronta: { className: 'sucesso', icon: IconCheck },
  gravando: { className: 'em-separacao gira', icon: IconLoader2 },
  fila: { className: 'neutro', icon: IconClock },
  fora: { className: 'neutro', icon: IconBan },
} as const satisfies Record<string, Look>

type Props = { look: keyof typeof LOOKS; id?: string; children: ReactNode }

/** Colour, icon and words for the (future) result of a line or a record in a long task. */
export const Outcome = ({ look, id, children }: Props) => (
  <Dot look={LOOKS[look]} loud={look === 'erro' || look === 'aviso'} id={id}>
    <span className="mt">{children}</span>
  </Dot>
)
