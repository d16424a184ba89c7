import { IconAlertTriangle, IconShieldCheck, IconShieldOff } from '@tabler/icons-react'
import type { OrdemServicoResumo } from '@app/contract/assistencia/ordemServico'
import { Badge } from '../../../../../ui/page/badge.tsx'

type Garantias = Pick<OrdemServicoResumo, 'garantia' | 'garantiaServico'>

/** 'Garantia: Sim', of the maker or of an earlier service. */
export const garantiaWords = ({ garantia, garantiaServico }: Garantias) => {
  if (garantia.value) return garantia.label
  return garantiaServico ? 'Do serviço' : garantia.label
}

/** The warranty in a line of text. */
export const GarantiaBadge = ({ of, prefix = '' }: { of: Garantias; prefix?: string }) => (
  <Badge
    tone={of.garantia.value || of.garantiaServico ? 'info' : 'neutro'}
    icon={of.garantia.value || of.garantiaServico ? IconShieldCheck : IconShieldOff}
  >
    {prefix}
    {garantiaWords(of)}
  </Badge>
)

const REINCIDENCIA_WORDS = {
  PENDENTE: 'Reincidência a autorizar',
  AUTORIZADA: 'Reincidência autorizada',
  RECUSADA: 'Reincidência recusada',
} as const

/** The manufacturer's decision on a returned watch; nothing for others. */
export const ReincidenciaBadge = ({
  of: { reincidencia },
}: {
  of: Pick<OrdemServicoResumo, 'reincidencia'>
}) =>
  reincidencia !== 'NENHUMA' && (
    <Badge tone={reincidencia === 'PENDENTE' ? 'atencao' : 'neutro'} icon={IconAlertTriangle}>
      {REINCIDENCIA_WORDS[reincidencia]}
    </Badge>
  )
