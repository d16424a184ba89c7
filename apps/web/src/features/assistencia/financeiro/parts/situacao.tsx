import { STATUS_FECHAMENTO_LABELS, type StatusFechamento } from '@app/contract/assistencia/financeiro'
import { IconCash, IconChecks, IconClock, IconFileSearch, IconMessageExclamation } from '@tabler/icons-react'
import { Dot } from '../../../../ui/page/dot.tsx'
import type { Look } from '../../../../ui/page/dot.tsx'

const LOOKS: Record<StatusFechamento, Look> = {
  EM_ABERTO: { className: 'criado', icon: IconClock },
  EM_CONFERENCIA: { className: 'em-separacao', icon: IconFileSearch },
  APROVADO: { className: 'a-faturar', icon: IconChecks },
  PAGO: { className: 'faturado', icon: IconCash },
}

type Props = { situacao: StatusFechamento; contestadas?: number }

/** The state of a closing; contested lines are shown first. */
export const FechamentoSituacao = ({ situacao, contestadas = 0 }: Props) =>
  contestadas > 0 ? (
    <Dot look={{ className: 'atencao', icon: IconMessageExclamation }} loud>
      {contestadas === 1 ? 'Contestado · 1 linha' : `Contestado · ${contestadas} linhas`}
    </Dot>
  ) : (
    <Dot look={LOOKS[situacao]}>{STATUS_FECHAMENTO_LABELS[situacao]}</Dot>
  )
