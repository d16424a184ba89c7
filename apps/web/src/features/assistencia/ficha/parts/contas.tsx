import styles from '../ficha.module.css'
import type { ReactNode } from 'react'

/** The few numbers that say most, each before its words. */
export const Contas = ({ label, de }: { label: string; de: readonly (readonly [string, ReactNode])[] }) => (
  <section className="cartao" aria-label={label}>
    <dl className={styles.contas}>
      {de.map(([words, value]) => (
        <div key={words}>
          <dt>{words}</dt>
          <dd className="num">{value}</dd>
        </div>
      ))}
    </dl>
  </section>
)
