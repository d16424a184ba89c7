import { IconBan, IconFileCheck, IconPackageImport } from '@tabler/icons-react'
import { NOTA_SITUACAO_LABELS } from '@app/contract/nota'
import type { NotaSituacao } from '@app/contract/nota'
import { Icon } from '../../../ui/icon.tsx'

const LOOKS = {
  importada: ['criado', IconPackageImport],
  recebida: ['faturado', IconFileCheck],
  cancelada: ['erro-r', IconBan],
} as const

/** What became of a stored note: colour, icon and words. `feita`: what a confirmed one is called, where its effect is known. */
export function NotaSituacaoBadge({ situacao, feita }: { situacao: NotaSituacao; feita?: string }) {
  const [className, icon] = LOOKS[situacao]
  return (
    <span className={`sit ${className}${situacao === 'cancelada' ? '' : ' calma'}`}>
      <span className="ponto">
        <Icon of={icon} />
      </span>
      {(situacao === 'recebida' && feita) || NOTA_SITUACAO_LABELS[situacao]}
    </span>
  )
}
