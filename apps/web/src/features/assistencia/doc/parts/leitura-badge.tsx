import { DOC_LEITURA_LABELS, type DocLeitura } from '@app/contract/assistencia/doc'
import { IconCheck, IconCircle, IconRefresh, IconSignature } from '@tabler/icons-react'
import type { ComponentProps } from 'react'
import { formatDay } from '../../../../platform/text/format.ts'
import { Badge } from '../../../../ui/page/badge.tsx'

type Props = { leitura: DocLeitura; cienciaAte: string | null; lidoEm: string | null }

const wordsOf = ({ leitura, cienciaAte, lidoEm }: Props): string => {
  if (leitura === 'PEDE_CIENCIA' && cienciaAte) return `Ler até ${formatDay(cienciaAte)}`
  if (leitura === 'LIDO' && lidoEm) return `Lido em ${formatDay(lidoEm)}`
  return DOC_LEITURA_LABELS[leitura]
}

const LOOKS: Record<DocLeitura, Pick<ComponentProps<typeof Badge>, 'tone' | 'icon'>> = {
  PEDE_CIENCIA: { tone: 'atencao', icon: IconSignature },
  NOVA_VERSAO: { tone: 'info', icon: IconRefresh },
  NAO_LIDO: { tone: 'neutro', icon: IconCircle },
  LIDO: { tone: 'sucesso', icon: IconCheck },
}

/** The reading state of a document for this person. */
export const LeituraBadge = (props: Props) => <Badge {...LOOKS[props.leitura]}>{wordsOf(props)}</Badge>
