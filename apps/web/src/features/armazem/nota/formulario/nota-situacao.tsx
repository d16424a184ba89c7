import { IconBan, IconFileCheck, IconPackageImport } from '@tabler/icons-react'
import { NOTA_SITUACAO_LABELS } from '@app/contract/armazem/nota'
import type { NotaSituacao } from '@app/contract/armazem/nota'
import { Dot } from '../../../../ui/page/dot.tsx'
import type { Look } from '../../../../ui/page/dot.tsx'

const LOOKS: Record<NotaSituacao, Look> = {
  importada: { className: 'criado', icon: IconPackageImport },
  recebida: { className: 'faturado', icon: IconFileCheck },
  cancelada: { className: 'erro-r', icon: IconBan },
}

/** What became of a stored note: colour, icon and words. `feita`: what a confirmed one is called, where its effect is known. */
export const NotaSituacaoBadge = ({ situacao, feita }: { situacao: NotaSituacao; feita?: string }) => (
  <Dot look={LOOKS[situacao]} loud={situacao === 'cancelada'}>
    {(situacao === 'recebida' && feita) || NOTA_SITUACAO_LABELS[situacao]}
  </Dot>
)
