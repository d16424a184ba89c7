import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { Bone } from '../feedback/skeleton.tsx'
import styles from './chart-card.module.css'

/** Three small cards side by side, one below the other where there is no room. */
export const ChartCards = ({ busy, children }: { busy?: boolean; children: ReactNode }) => (
  <div className={styles.cards} aria-busy={busy}>
    {children}
  </div>
)

type Props = {
  title: string
  /** Leads to the same numbers as a table. */
  link: ReactNode
  /** The one number that the card is about, and its words. */
  lead: ReactNode
  children: ReactNode
}

/** A number with its small chart (rede §6). */
export const ChartCard = ({ title, link, lead, children }: Props) => (
  <section className={clsx('cartao', styles.card)} aria-label={title}>
    <div className="linha entre">
      <h2>{title}</h2>
      {link}
    </div>
    <p className={styles.lead}>{lead}</p>
    {children}
  </section>
)

/** A card before its numbers. */
export const ChartCardBone = () => (
  <div className={clsx('cartao', styles.card)} aria-busy="true">
    <Bone width="60%" />
  </div>
)
