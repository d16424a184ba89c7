import styles from './conta.module.css'
import { useEffect } from 'react'
import type { ReactNode } from 'react'
import { Button } from '../../../../ui/page/button.tsx'
import { FormElement } from '../../../../ui/form/form-element.tsx'
import type { FormHandles } from '../../../../ui/form/form-element.tsx'

type Props = { form: FormHandles; act: string; danger?: boolean; onCancel: () => void; children: ReactNode }

/** A form inside a dialog, with its two buttons. */
export function Step({ form, act, danger, onCancel, children }: Props) {
  const { formRef, saving } = form
  // Within an open dialog the next step replaces the previous one, so it focuses its first field.
  useEffect(() => formRef.current?.querySelector('input')?.focus(), [formRef])
  return (
    <FormElement form={form} label={act} className="pilha">
      {children}
      <div className={styles.contaAtos}>
        <Button onClick={onCancel}>Cancelar</Button>
        <Button look={danger ? 'danger' : 'filled'} type="submit" disabled={saving} aria-busy={saving}>
          {act}
        </Button>
      </div>
    </FormElement>
  )
}
