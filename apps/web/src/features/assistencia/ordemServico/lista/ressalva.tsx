import { IconBell, IconClockExclamation, IconRepeat, IconTruckDelivery, IconX } from '@tabler/icons-react'
import { Icon } from '../../../../ui/page/icon.tsx'
import { type Remarcada, ressalvaDe } from './ressalva.ts'

const LOOKS = {
  PEDIR_PECA: { className: 'erro-r', icon: IconX },
  PECA_A_CAMINHO: { className: 'atencao', icon: IconTruckDelivery },
  ORCAMENTO: { className: 'atencao', icon: IconClockExclamation },
  REINCIDENCIA: { className: 'info', icon: IconRepeat },
  AVISAR: { className: 'atencao', icon: IconBell },
} as const

/** The one remark of an order in a list; `senao` stands there when there is none. */
export function Ressalva({ os, senao }: { os: Remarcada; senao?: string }) {
  const ressalva = ressalvaDe(os)
  if (ressalva) {
    const { className, icon } = LOOKS[ressalva.motivo]
    return (
      <small className={ressalva.passou ? 'erro-r' : className}>
        <Icon of={icon} size="p" />
        {ressalva.texto}
      </small>
    )
  }
  return senao === undefined ? null : <small>{senao}</small>
}
