import { SITUACAO_CONTAGEM_LABELS, type SituacaoContagem } from '@app/contract/assistencia/contagemPeca'
import { IconBan, IconCheck, IconListNumbers, IconRepeat, IconScale } from '@tabler/icons-react'
import { Dot, type Look } from '../../../../ui/page/dot.tsx'

const LOOKS: Record<SituacaoContagem, Look> = {
  ABERTA: { className: 'em-separacao', icon: IconListNumbers },
  CONFERENCIA: { className: 'a-faturar', icon: IconScale },
  SEGUNDA: { className: 'em-separacao', icon: IconRepeat },
  ENCERRADA: { className: 'faturado', icon: IconCheck },
  CANCELADA: { className: 'cancelado', icon: IconBan },
}

/** The state of a count: colour, icon and word. */
export const ContagemSituacao = ({ situacao }: { situacao: SituacaoContagem }) => (
  <Dot look={LOOKS[situacao]}>{SITUACAO_CONTAGEM_LABELS[situacao]}</Dot>
)
