import { IconPackageOff } from '@tabler/icons-react'
import type { TablerIcon } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Icon } from '../page/icon.tsx'

type Props = { icon?: TablerIcon | undefined; hint?: ReactNode; children?: ReactNode }

/** 'Nenhuma informação encontrada.', the reason (`hint`) and the next steps (`children`). Never for a failed load. */
export const EmptyState = ({ icon = IconPackageOff, hint, children }: Props) => (
  <div className="vazio" aria-live="polite">
    <Icon of={icon} />
    <p>Nenhuma informação encontrada.</p>
    {hint && <p className="sm t3">{hint}</p>}
    {children && <div className="linha vazio-acoes">{children}</div>}
  </div>
)
