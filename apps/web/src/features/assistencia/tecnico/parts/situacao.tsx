import type { Treinamento } from '@app/contract/assistencia/tecnico'
import { situacaoTreinamento } from '@app/rules/assistencia/tecnico'
import { IconCertificate, IconClock, IconClockOff } from '@tabler/icons-react'
import { formatDay } from '../../../../platform/text/format.ts'
import { today } from '../../../../platform/text/time.ts'
import { Badge } from '../../../../ui/page/badge.tsx'

/** Whether a training holds today, in words. */
export function Situacao({ treinamento }: { treinamento: Pick<Treinamento, 'desde' | 'ate'> }) {
  const { desde, ate } = treinamento
  switch (situacaoTreinamento({ desde, ate }, today())) {
    case 'VENCIDO':
      return (
        <Badge tone="atencao" icon={IconClockOff}>
          Venceu em {formatDay(ate)}
        </Badge>
      )
    case 'FUTURO':
      return (
        <Badge tone="info" icon={IconClock}>
          Vale de {formatDay(desde)}
        </Badge>
      )
    case 'VIGENTE':
      return (
        <Badge tone="sucesso" icon={IconCertificate}>
          {ate ? `Vale até ${formatDay(ate)}` : 'Vale sem fim'}
        </Badge>
      )
  }
}
