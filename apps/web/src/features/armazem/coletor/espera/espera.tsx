import { IconArrowBackUp } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { EmptyState } from '../../../../ui/list/empty-state.tsx'
import { Button } from '../../../../ui/page/button.tsx'
import { UrgenteBadge } from '../../situacao/index.ts'
import styles from './espera.module.css'

type Props = {
  title: string
  detail: string
  /** Said where nothing waits. */
  vazio: string
  /** A list item for each thing that waits. */
  items: readonly ReactNode[]
  /** A choice above the list. */
  above?: ReactNode
  /** The way on, in reach of the thumb. */
  foot?: ReactNode
}

/** What waits for somebody with a collector, who has what, and the way to begin. */
export const Espera = ({ title, detail, vazio, items, above, foot }: Props) => (
  <section className="cartao" aria-labelledby="espera">
    <header>
      <h2 id="espera">{title}</h2>
      <span className="t2 sm">{detail}</span>
    </header>
    {items.length === 0 ? (
      <EmptyState hint={vazio} />
    ) : (
      <>
        {above}
        <ul className={styles.lista}>{items}</ul>
      </>
    )}
    {foot && <div className={styles.pe}>{foot}</div>}
  </section>
)

/** What a person may do with one thing of the list, side by side. */
export const EsperaAtos = ({ children }: { children: ReactNode }) => (
  <span className={styles.atos}>{children}</span>
)

/** The number of a waiting order, and whether it is urgent. */
export const EsperaPedido = ({ numeroPedido, urgente }: { numeroPedido: number; urgente: boolean }) => (
  <b className="num">
    {numeroPedido}
    {urgente && (
      <>
        {' '}
        <UrgenteBadge />
      </>
    )}
  </b>
)

type DevolverProps = { what: string; busy: boolean; small?: boolean; onDevolver: () => void }

/** Gives back what somebody has in hand: 'Devolver o pedido 12 à fila'. */
export const Devolver = ({ what, busy, small = false, onDevolver }: DevolverProps) => (
  <Button small={small} look="quiet" icon={IconArrowBackUp} iconOnly disabled={busy} onClick={onDevolver}>
    Devolver {what} à fila
  </Button>
)
