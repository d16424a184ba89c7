import type { ReactNode } from 'react'
import styles from './facts.module.css'

export const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
)

/** How something stands: names with what holds of each. */
export const Facts = ({ children }: { children: ReactNode }) => <dl className={styles.fatos}>{children}</dl>
