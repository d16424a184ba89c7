import '../../../../ui/form/form.css'
import styles from './fila.module.css'
import { IconBan, IconEdit } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Button } from '../../../../ui/page/button.tsx'

type Props = {
  /** What happens next, in words. */
  note: string
  ask: string
  onAsk: () => void
  onReject: () => void
  children?: ReactNode
}

/** The foot of a registration that waits: what may become of it. */
export const Decide = ({ note, ask, onAsk, onReject, children }: Props) => (
  <footer className={`rodape ${styles.pe}`}>
    <p className="t2 sm">{note}</p>
    <div className="fim">
      <Button look="danger" icon={IconBan} onClick={onReject}>
        Recusar
      </Button>
      <Button icon={IconEdit} onClick={onAsk}>
        {ask}
      </Button>
      {children}
    </div>
  </footer>
)
