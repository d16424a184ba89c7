import styles from './nota.module.css'
import { IconBan, IconFileCheck, IconPackageImport } from '@tabler/icons-react'
import { NOTA_SITUACAO_LABELS } from '@app/contract/armazem/nota'
import type { NotaResumo, NotaSituacao } from '@app/contract/armazem/nota'
import { Dot } from '../../../../ui/page/dot.tsx'
import type { Look } from '../../../../ui/page/dot.tsx'
import { faltaDe } from '../recebimento/lancamento.ts'

const LOOKS: Record<NotaSituacao, Look> = {
  importada: { className: 'criado', icon: IconPackageImport },
  recebida: { className: 'faturado', icon: IconFileCheck },
  cancelada: { className: 'erro-r', icon: IconBan },
}

/** The state of an imported note: colour, icon and word. */
export const NotaSituacaoBadge = ({ situacao }: { situacao: NotaSituacao }) => (
  <Dot look={LOOKS[situacao]} loud={situacao === 'cancelada'}>
    {NOTA_SITUACAO_LABELS[situacao]}
  </Dot>
)

/** The next step of an imported note, below its state. */
export const NotaFalta = ({
  nota,
}: {
  nota: Pick<NotaResumo, 'situacao' | 'efeitos' | 'contaChegada' | 'pedido'>
}) => {
  const falta = faltaDe(nota)
  return falta && <span className={styles.falta}>{falta}</span>
}
