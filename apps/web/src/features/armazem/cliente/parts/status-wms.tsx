import { IconCircleCheck, IconCloudOff, IconLock } from '@tabler/icons-react'
import { Dot } from '../../../../ui/page/dot.tsx'
import type { Look } from '../../../../ui/page/dot.tsx'

const LOOKS: Record<string, Look> = {
  ativo: { className: 'sucesso', icon: IconCircleCheck },
  bloqueado: { className: 'erro-r', icon: IconLock },
}

/** The WMS status of a company: colour, icon and word. */
export const ClienteStatusWms = ({ status }: { status: string }) => (
  <Dot look={LOOKS[status] ?? { className: 'neutro', icon: IconCloudOff }}>{status}</Dot>
)
