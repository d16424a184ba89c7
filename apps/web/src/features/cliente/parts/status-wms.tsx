import { IconCircleCheck, IconCloudOff, IconLock } from '@tabler/icons-react'
import type { TablerIcon } from '@tabler/icons-react'
import { Icon } from '../../../ui/icon.tsx'

const LOOKS: Record<string, { className: string; icon: TablerIcon }> = {
  ativo: { className: 'sucesso', icon: IconCircleCheck },
  bloqueado: { className: 'erro-r', icon: IconLock },
}

/** What the WMS says of a company: colour, icon and word. */
export function ClienteStatusWms({ status }: { status: string }) {
  const { className, icon } = LOOKS[status] ?? { className: 'neutro', icon: IconCloudOff }
  return (
    <span className={`sit ${className} calma`}>
      <span className="ponto">
        <Icon of={icon} />
      </span>
      {status}
    </span>
  )
}
