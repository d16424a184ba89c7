import { useEffect, useEffectEvent } from 'react'
import type { ReactNode, RefObject } from 'react'
import { Button } from '../page/button.tsx'
import { FormElement, Problems } from './form-element.tsx'
import type { FormHandles } from './form-element.tsx'
import { UnsavedGuard } from './unsaved-guard.tsx'
import type { LeaveDraft } from './leave-question.tsx'

type Props = {
  form: FormHandles & { dirty: RefObject<boolean> }
  /** Words of the filled button: 'Salvar', 'Enviar pedido'. */
  saveLabel?: string
  onCancel: () => void
  /** Disables the filled button, for example when there are no lines to save. */
  saveDisabled?: boolean
  /** At the left of the foot: draft state or totals. */
  status?: ReactNode
  /** Nothing can be saved: no filled button; Cancelar reads 'Voltar'. */
  readOnly?: boolean
  /** Before the filled button: a second act. */
  acts?: ReactNode
  /** The draft that can be kept when the screen is left. */
  draft?: LeaveDraft | undefined
  label: string
  children: ReactNode
}

/**
 * A form with its sticky foot: Cancelar and the one filled button, Ctrl+Enter, errors above, a question before leaving.
 */
export function Form(props: Props) {
  const {
    form,
    saveLabel = 'Salvar',
    onCancel,
    saveDisabled,
    status,
    acts,
    readOnly,
    draft,
    label,
    children,
  } = props
  const { formRef, problems, saving, dirty } = form
  const shortcut = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || readOnly || saveDisabled) return
    event.preventDefault()
    void form.submit()
  })
  // The keys work from any field inside, or without focus after a click on the page. A dialog over the form is outside
  // its element and keeps the focus to itself.
  useEffect(() => {
    const element = formRef.current
    const inside = (event: KeyboardEvent) => shortcut(event)
    const nowhere = (event: KeyboardEvent) => {
      if (event.target === document.body) shortcut(event)
    }
    element?.addEventListener('keydown', inside)
    document.addEventListener('keydown', nowhere)
    return () => {
      element?.removeEventListener('keydown', inside)
      document.removeEventListener('keydown', nowhere)
    }
  }, [formRef])
  return (
    <FormElement form={form} label={label} className="formulario">
      <Problems of={problems} />
      <div className="formulario-corpo">{children}</div>
      <div className="rodape">
        <output className="t2 sm rodape-estado">{status}</output>
        <div className="fim">
          <Button onClick={onCancel}>{readOnly ? 'Voltar' : 'Cancelar'}</Button>
          {acts}
          {!readOnly && (
            <Button look="filled" type="submit" disabled={saving || saveDisabled} aria-busy={saving}>
              {saveLabel}
              <kbd aria-hidden="true">Ctrl ↵</kbd>
            </Button>
          )}
        </div>
      </div>
      <UnsavedGuard dirty={dirty} draft={draft} />
    </FormElement>
  )
}
