import './work-summary.css'
import type { ReactNode } from 'react'
import { formatInteger } from '../../platform/text/format.ts'

/** A long task in one line: its subject or progress, and how many of its parts are in each state. */
export const WorkSummary = ({ label, children }: { label: string; children: ReactNode }) => (
  <section className="cartao resumo" aria-label={label}>
    {children}
  </section>
)

type ProgressProps = {
  done: number
  total: number
  /** Names the bar: 'Notas lidas'. */
  label: string
  /** At the right of the words: the time left. */
  beside?: ReactNode
  /** The progress in words. */
  children: ReactNode
}

export const WorkProgress = ({ done, total, label, beside, children }: ProgressProps) => (
  <div className="anda">
    <p className="linha entre">
      <span role="status">{children}</span>
      {beside && <span className="num t2 sm">{beside}</span>}
    </p>
    <progress value={done} max={total} aria-label={label} />
  </div>
)

type Count = { tone: 'sucesso' | 'atencao' | 'erro-r'; label: string; count: number }

/** How many parts are in each state. */
export const WorkCounts = ({ counts }: { counts: readonly Count[] }) => (
  <dl className="num">
    {counts.map(({ tone, label, count }) => (
      <div key={tone} className={tone}>
        <dt>{label}</dt>
        <dd>{formatInteger(count)}</dd>
      </div>
    ))}
  </dl>
)
