import type { KeyboardEvent, ReactNode, SubmitEvent } from 'react'
import { Button } from './button.tsx'
import { Faixa } from './faixa.tsx'
import { UnsavedGuard } from './unsaved-guard.tsx'
import type { SaveForm } from './use-save-form.ts'

type Props = {
  /** `useSaveForm`, or a screen's own state with the same handles. */
  form: Pick<SaveForm<Record<string, unknown>>, 'submit' | 'saving' | 'problems' | 'formRef' | 'dirty'>
  /** Words of the filled button: 'Salvar', 'Enviar pedido'. */
  saveLabel?: string
  onCancel: () => void
  /** The filled button stays shut: no lines, nothing to save. */
  saveDisabled?: boolean
  /** At the left of the foot: draft state or totals. */
  status?: ReactNode
  /** Nothing can be saved: no filled button; Cancelar reads 'Voltar'. */
  readOnly?: boolean
  label: string
  children: ReactNode
}

/** A form with its sticky foot: Cancelar and the one filled button, Ctrl+Enter, problems above, a question before leaving. */
export function Form(props: Props) {
  const { form, saveLabel = 'Salvar', onCancel, saveDisabled, status, readOnly, label, children } = props
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    void form.submit()
  }
  const shortcut = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || readOnly || saveDisabled) return
    event.preventDefault()
    void form.submit()
  }
  return (
    <form
      ref={form.formRef}
      className="formulario"
      aria-label={label}
      noValidate
      onSubmit={submit}
      onKeyDown={shortcut}
    >
      {form.problems.length > 0 && (
        <Faixa tone="error">
          {form.problems.map((problem) => (
            <p key={problem}>{problem}</p>
          ))}
        </Faixa>
      )}
      <div className="formulario-corpo">{children}</div>
      <div className="rodape">
        <span className="t2 sm rodape-estado" role="status">
          {status}
        </span>
        <div className="fim">
          <Button onClick={onCancel}>{readOnly ? 'Voltar' : 'Cancelar'}</Button>
          {!readOnly && (
            <Button
              look="filled"
              type="submit"
              disabled={form.saving || saveDisabled}
              aria-busy={form.saving}
            >
              {saveLabel}
              <kbd aria-hidden="true">Ctrl ↵</kbd>
            </Button>
          )}
        </div>
      </div>
      <UnsavedGuard dirty={form.dirty} />
    </form>
  )
}
