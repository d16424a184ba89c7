import {
  NADA_A_PAGAR,
  STATUS_FECHAMENTO_LABELS,
  type StatusFechamento,
} from '@app/contract/assistencia/financeiro'
import { nadaSePaga } from '@app/rules/assistencia/financeiro'
import { IconCash, IconChecks, IconClock, IconFileSearch, IconMessageExclamation } from '@tabler/icons-react'
import { Dot } from '../../../../ui/page/dot.tsx'
import type { Look } from '../../../../ui/page/dot.tsx'

const LOOKS: Record<StatusFechamento, Look> = {
  EM_ABERTO: { className: 'criado', icon: IconClock },
  EM_CONFERENCIA: { className: 'em-separacao', icon: IconFileSearch },
  APROVADO: { className: 'a-faturar', icon: IconChecks },
  PAGO: { className: 'faturado', icon: IconCash },
}

/** Without `total`, of closings whose sums differ. */
type Props = { situacao: StatusFechamento; contestadas?: number; total?: number }

/** The state of a closing; contested lines are shown first, and nothing that was not paid is called paid. */
export const FechamentoSituacao = ({ situacao, contestadas = 0, total }: Props) =>
  contestadas > 0 ? (
    <Dot look={{ className: 'atencao', icon: IconMessageExclamation }} loud>
      {contestadas === 1 ? 'Contestado · 1 linha' : `Contestado · ${contestadas} linhas`}
    </Dot>
  ) : total !== undefined && nadaSePaga(situacao, total) ? (
    <Dot look={{ ...LOOKS.PAGO, icon: IconChecks }}>{NADA_A_PAGAR}</Dot>
  ) : (
    <Dot look={LOOKS[situacao]}>{STATUS_FECHAMENTO_LABELS[situacao]}</Dot>
  )
