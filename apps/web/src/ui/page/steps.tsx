import { IconCheck } from '@tabler/icons-react'
import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'
import styles from './steps.module.css'

type Step = {
  title: string
  state: 'done' | 'current' | 'ahead'
  /** Below the title: when it was reached. */
  when?: ReactNode
}

type Props = {
  label?: string
  /** `row` names each step beside its number; the others stand below their discs. */
  look: 'path' | 'wide' | 'row'
  /** What a screen reader hears after a step that is done. */
  doneText?: string
  steps: readonly Step[]
}

/** The progress of something: finished steps, the current one, and those ahead. */
export const Steps = ({ label, look, doneText, steps }: Props) => (
  <ol className={clsx(styles.steps, styles[look])} aria-label={label}>
    {steps.map(({ title, state, when }, index) => (
      <li key={title} className={styles[state]} aria-current={state === 'current' ? 'step' : undefined}>
        <span className={styles.disc}>
          {state === 'done' ? <Icon of={IconCheck} /> : look === 'row' && index + 1}
        </span>
        <b>{title}</b>
        {doneText && state === 'done' && <span className="so-leitor">{doneText}</span>}
        {when !== undefined && <small className="num">{when}</small>}
      </li>
    ))}
  </ol>
)
