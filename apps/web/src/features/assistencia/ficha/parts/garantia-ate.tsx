import { IconShieldCheck, IconShieldOff } from '@tabler/icons-react'
import { formatDay } from '../../../../platform/text/format.ts'
import { today } from '../../../../platform/text/time.ts'
import { Badge } from '../../../../ui/page/badge.tsx'

/** 'Fabricante até 12/03/2027', or since when it is over. */
export const GarantiaAte = ({ de, ate }: { de: string; ate: string | null }) => {
  if (ate === null)
    return (
      <Badge tone="neutro" icon={IconShieldOff}>
        {de}: sem data
      </Badge>
    )
  return ate >= today() ? (
    <Badge tone="sucesso" icon={IconShieldCheck}>
      {de} até {formatDay(ate)}
    </Badge>
  ) : (
    <Badge tone="neutro" icon={IconShieldOff}>
      {de} acabou em {formatDay(ate)}
    </Badge>
  )
}
