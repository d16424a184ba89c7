import { IconRepeat, IconTruckDelivery, IconX } from '@tabler/icons-react'
import type { OrdemServicoResumo } from '@app/contract/assistencia/ordemServico'
import { Icon } from '../../../../ui/page/icon.tsx'

/** What keeps an order where it is, its part before its recurrence; nothing where nothing does. */
const ressalvaDe = ({ faltaPeca, reincidencia }: OrdemServicoResumo) => {
  if (faltaPeca === 'A_PEDIR')
    return { className: 'erro-r', icon: IconX, texto: 'Peça recusada ou a pedir' } as const
  if (faltaPeca === 'A_CAMINHO')
    return { className: 'atencao', icon: IconTruckDelivery, texto: 'Peça a caminho' } as const
  if (reincidencia === 'PENDENTE')
    return { className: 'info', icon: IconRepeat, texto: 'Reincidência' } as const
  return null
}

/** The one remark of an order in a list; `senao` stands there when there is none. */
export function Ressalva({ os, senao }: { os: OrdemServicoResumo; senao?: string }) {
  const ressalva = ressalvaDe(os)
  if (ressalva)
    return (
      <small className={ressalva.className}>
        <Icon of={ressalva.icon} size="p" />
        {ressalva.texto}
      </small>
    )
  return senao === undefined ? null : <small>{senao}</small>
}
