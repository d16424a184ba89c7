import type { ReactNode, SubmitEvent } from 'react'
import { Faixa } from '../feedback/faixa.tsx'
import type { SaveForm } from './use-save-form.ts'

/** The part of a form that its pieces need: `useSaveForm`, or a screen's own state with the same handles. */
export type FormHandles = Pick<
  SaveForm<Record<string, unknown>>,
  'submit' | 'saving' | 'problems' | 'formRef'
>

type Props = { form: FormHandles; label: string; className: string | undefined; children: ReactNode }

/** The element of every form: it shows its own checks instead of the browser's. */
export function FormElement({ form: { formRef, submit: save }, label, className, children }: Props) {
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    void save()
  }
  return (
    <form ref={formRef} className={className} aria-label={label} noValidate onSubmit={submit}>
      {children}
    </form>
  )
}

/** Above the fields: that some are wrong, and errors that belong to no field. */
export const Problems = ({ of: problems }: { of: readonly string[] }) =>
  problems.length > 0 && (
    <Faixa tone="error">
      {problems.map((problem) => (
        <p key={problem}>{problem}</p>
      ))}
    </Faixa>
  )
