import styles from './doc.module.css'
import type { DocParte } from '@app/contract/assistencia/doc'

/** A text with what was looked for marked. */
export const Marcado = ({ partes }: { partes: readonly DocParte[] }) =>
  partes.map(({ texto, marcado }, at) =>
    marcado ? (
      // The pieces of one text stay in their order.
      <mark key={at} className={styles.marca}>
        {texto}
      </mark>
    ) : (
      texto
    ),
  )
