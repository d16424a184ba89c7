import { useEffect } from 'react'
import type { ReactNode, SubmitEvent } from 'react'
import { Button } from '../../../ui/button.tsx'
import type { SaveForm } from '../../../ui/use-save-form.ts'

type Props = {
  form: Pick<SaveForm<Record<string, unknown>>, 'submit' | 'saving' | 'formRef' | 'problems'>
  act: string
  danger?: boolean
  onCancel: () => void
  children: ReactNode
}

/** A form inside a dialog, with its two buttons. */
export function Step({ form, act, danger, onCancel, children }: Props) {
  const { formRef, saving } = form
  // The next step takes the place of the one before inside of an open dialog.
  useEffect(() => formRef.current?.querySelector('input')?.focus(), [formRef])
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    void form.submit()
  }
  return (
    <form ref={formRef} className="pilha" aria-label={act} noValidate onSubmit={submit}>
      {children}
      <div className="conta-atos">
        <Button onClick={onCancel}>Cancelar</Button>
        <Button look={danger ? 'danger' : 'filled'} type="submit" disabled={saving} aria-busy={saving}>
          {act}
        </Button>
      </div>
    </form>
  )
}
