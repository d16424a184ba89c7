import { type Condicao, CONDICAO_LABELS } from '@app/contract/armazem/estoque'
import { IconLock, IconZoomExclamation } from '@tabler/icons-react'
import { Badge } from '../../../../ui/page/badge.tsx'

/** Says that the goods of a balance may not leave, and why; free ones say nothing. */
export function CondicaoBadge({ condicao }: { condicao: Condicao }) {
  if (condicao === 'livre') return null
  return condicao === 'inspecao' ? (
    <Badge tone="atencao" icon={IconZoomExclamation}>
      {CONDICAO_LABELS.inspecao}
    </Badge>
  ) : (
    <Badge tone="neutro" icon={IconLock}>
      {CONDICAO_LABELS.bloqueado}
    </Badge>
  )
}
