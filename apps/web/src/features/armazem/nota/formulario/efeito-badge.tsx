import { IconFileInvoice, IconHelp, IconPackageExport, IconPackageImport } from '@tabler/icons-react'
import type { TablerIcon } from '@tabler/icons-react'
import { EFEITO_LABELS } from '@app/contract/armazem/nota'
import type { Efeito } from '@app/contract/armazem/nota'
import type { ReactNode } from 'react'
import { Badge } from '../../../../ui/page/badge.tsx'

const LOOKS: Record<Efeito, ['info' | 'neutro' | 'atencao', TablerIcon]> = {
  entrada: ['info', IconPackageImport],
  saida: ['info', IconPackageExport],
  fiscal: ['neutro', IconFileInvoice],
  perguntar: ['atencao', IconHelp],
}

/** The effect of a line on the stock: colour, icon and words. */
export const EfeitoBadge = ({ efeito, children }: { efeito: Efeito; children?: ReactNode }) => {
  const [tone, icon] = LOOKS[efeito]
  return (
    <Badge tone={tone} icon={icon}>
      {children ?? EFEITO_LABELS[efeito]}
    </Badge>
  )
}
