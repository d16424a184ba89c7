import styles from './chart.module.css'
import type { Series } from './series.ts'

export const FILLS = [styles.a, styles.b, styles.c, styles.d]
export const STROKES = [styles.l1, styles.l2]
export const MARKS = [styles.m1, styles.m2]

/** The accent stands for the first series; what another one shows keeps its pattern. */
const isAccented = ([first]: readonly Series[], place: number) => (first?.values[place] ?? 0) > 0

type LegendProps = {
  bars: readonly Series[]
  lines: readonly Series[]
  chosen?: { place: number; label: string }
}

/** What each pattern and each marker of a chart stands for. */
export const Legend = ({ bars, lines, chosen }: LegendProps) => (
  <ul className={styles.legend}>
    {bars.map(({ key, label }, at) => (
      <li key={key}>
        <svg width="14" height="14" aria-hidden="true">
          <rect x="0.75" y="0.75" width="12.5" height="12.5" rx="2" className={FILLS[at]} />
        </svg>
        {label}
      </li>
    ))}
    {chosen && isAccented(bars, chosen.place) && (
      <li>
        <svg width="14" height="14" aria-hidden="true">
          <rect x="0.75" y="0.75" width="12.5" height="12.5" rx="2" className={styles.agora} />
        </svg>
        {chosen.label}
      </li>
    )}
    {lines.map(({ key, label }, at) => (
      <li key={key}>
        <svg width="24" height="12" aria-hidden="true">
          <path d="M0 6H24" className={STROKES[at]} />
          <circle cx="12" cy="6" r="4" className={MARKS[at]} />
        </svg>
        {label}
      </li>
    ))}
  </ul>
)
