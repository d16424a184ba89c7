import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import styles from './foto-lista.module.css'

type Props = {
  /** What the photos are of, where no heading says it. */
  label?: string
  /** For a collector in one hand. */
  small?: boolean
  /** A list item for each photo, and one for the next. */
  children: ReactNode
}

/** Photos side by side; a button that stands directly in an item lies on its picture. */
export const FotoLista = ({ label, small = false, children }: Props) => (
  <ul className={clsx(styles.fotos, small && styles.pequena)} aria-label={label}>
    {children}
  </ul>
)
