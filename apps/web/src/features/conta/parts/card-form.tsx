import type { ReactNode, SubmitEvent } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Faixa } from '../../../ui/faixa.tsx'
import type { SaveForm } from '../../../ui/use-save-form.ts'

type Props = {
  form: Pick<SaveForm<Record<string, unknown>>, 'submit' | 'saving' | 'problems' | 'formRef'>
  title: string
  act: string
  children: ReactNode
}

/** One of the account's small forms: a card with its own button. */
export function CardForm({ form, title, act, children }: Props) {
  const { formRef, problems, saving } = form
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    void form.submit()
  }
  return (
    <form ref={formRef} className="cartao" aria-label={title} noValidate onSubmit={submit}>
      <header>
        <h2>{title}</h2>
      </header>
      <div className="corpo pilha">
        {problems.length > 0 && (
          <Faixa tone="error">
            {problems.map((problem) => (
              <p key={problem}>{problem}</p>
            ))}
          </Faixa>
        )}
        <div className="dados">{children}</div>
        <div className="conta-atos">
          <Button look="tonal" type="submit" disabled={saving} aria-busy={saving}>
            {act}
          </Button>
        </div>
      </div>
    </form>
  )
}
