import { useEffect } from 'react'
import type { ReactNode } from 'react'
import { Button } from '../../../../ui/page/button.tsx'
import { FormElement, Problems } from '../../../../ui/form/form-element.tsx'
import type { FormHandles } from '../../../../ui/form/form-element.tsx'

type Props = { form: FormHandles; label: string; act: string; children: ReactNode }

/** The one form of a page without a session; its first field is focused. */
export function EntryForm({ form, label, act, children }: Props) {
  const { formRef, problems, saving } = form
  useEffect(() => formRef.current?.querySelector('input')?.focus(), [formRef])
  return (
    <FormElement form={form} label={label} className="pilha">
      <Problems of={problems} />
      {children}
      <Button look="filled" type="submit" disabled={saving} aria-busy={saving}>
        {act}
      </Button>
    </FormElement>
  )
}
