import styles from './situacao-acao.module.css'
import { IconChevronDown } from '@tabler/icons-react'
import type { Pedido } from '@app/contract/armazem/pedido'
import { STATUS_LABELS } from '@app/contract/armazem/pedido'
import { Icon } from '../../../../ui/page/icon.tsx'
import { shownStatus, SituacaoBadge } from '../../situacao/index.ts'

type Props = { pedido: Pedido; as: 'dot' | 'chip'; onOpen: () => void }

/** The status of the order, as a button for people who may move it. */
export function SituacaoAcao({ pedido, as, onOpen }: Props) {
  const status = shownStatus(pedido)
  const badge = <SituacaoBadge status={status} as={as} />
  if (pedido.proximosStatus.length === 0) return badge
  return (
    <button
      type="button"
      className={styles.muda}
      aria-haspopup="dialog"
      aria-label={`Mudar a situação: ${STATUS_LABELS[status]}`}
      onClick={onOpen}
    >
      {badge}
      <Icon of={IconChevronDown} size="p" />
    </button>
  )
}
