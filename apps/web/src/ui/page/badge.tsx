import type { TablerIcon } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'

type BadgeProps = {
  tone: 'atencao' | 'erro-r' | 'sucesso' | 'info' | 'neutro'
  icon: TablerIcon
  children: ReactNode
}

/** A tinted label that is not an order status: 'Vence em 50 dias', 'Vencido há 17 dias'. */
export const Badge = ({ tone, icon, children }: BadgeProps) => (
  <span className={`etiqueta ${tone}`}>
    <Icon of={icon} />
    {children}
  </span>
)
