import { useEffect } from 'react'
import type { ReactNode, SubmitEvent } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Faixa } from '../../../ui/faixa.tsx'
import type { SaveForm } from '../../../ui/use-save-form.ts'

type Props = {
  form: Pick<SaveForm<Record<string, unknown>>, 'submit' | 'saving' | 'problems' | 'formRef'>
  label: string
  act: string
  children: ReactNode
}

/** The one form of a page without a session; its first field is focused. */
export function EntryForm({ form, label, act, children }: Props) {
  const { formRef, problems, saving } = form
  useEffect(() => formRef.current?.querySelector('input')?.focus(), [formRef])
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    void form.submit()
  }
  return (
    <form ref={formRef} className="pilha" aria-label={label} noValidate onSubmit={submit}>
      {problems.length > 0 && (
        <Faixa tone="error">
          {problems.map((problem) => (
            <p key={problem}>{problem}</p>
          ))}
        </Faixa>
      )}
      {children}
      <Button look="filled" type="submit" disabled={saving} aria-busy={saving}>
        {act}
      </Button>
    </form>
  )
}
