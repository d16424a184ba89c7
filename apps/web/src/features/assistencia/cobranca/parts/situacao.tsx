import { SITUACAO_COBRANCA_LABELS, type SituacaoCobranca } from '@app/contract/assistencia/cobranca'
import { IconAlertTriangle, IconBan, IconCheck, IconClock } from '@tabler/icons-react'
import { Dot } from '../../../../ui/page/dot.tsx'
import type { Look } from '../../../../ui/page/dot.tsx'

const LOOKS: Record<SituacaoCobranca, Look> = {
  ABERTA: { className: 'criado', icon: IconClock },
  VENCIDA: { className: 'erro-r', icon: IconAlertTriangle },
  PAGA: { className: 'faturado', icon: IconCheck },
  CANCELADA: { className: 'cancelado', icon: IconBan },
}

/** The state of a charge: colour, icon and word. */
export const CobrancaSituacao = ({ situacao }: { situacao: SituacaoCobranca }) => (
  <Dot look={LOOKS[situacao]} loud={situacao === 'VENCIDA'}>
    {SITUACAO_COBRANCA_LABELS[situacao]}
  </Dot>
)
