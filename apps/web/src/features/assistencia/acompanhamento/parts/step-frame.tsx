import styles from './follow.module.css'
import { useEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import { Button } from '../../../../ui/page/button.tsx'
import { FormElement, Problems } from '../../../../ui/form/form-element.tsx'
import type { FormHandles } from '../../../../ui/form/form-element.tsx'

type Props = {
  title: string
  form: FormHandles
  act: string
  danger?: boolean
  onBack: () => void
  children: ReactNode
}

/** The second step of an answer: who gives it, and the word that seals it. */
export function StepFrame({ title, form, act, danger = false, onBack, children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus()
    scrollTo(0, 0)
  }, [])
  return (
    <FormElement form={form} label={title} className={styles.acPasso}>
      <main>
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        <div className="pilha">
          <Problems of={form.problems} />
          {children}
        </div>
      </main>
      <section className={styles.acFecho} aria-label="Confirmar">
        <Button onClick={onBack}>Voltar</Button>
        <Button
          look={danger ? 'danger' : 'filled'}
          type="submit"
          disabled={form.saving}
          aria-busy={form.saving}
        >
          {act}
        </Button>
      </section>
    </FormElement>
  )
}
