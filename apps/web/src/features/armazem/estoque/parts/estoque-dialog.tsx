import styles from './estoque.module.css'
import { useQueryClient } from '@tanstack/react-query'
import type { UseFormInput } from '@mantine/form'
import { useState } from 'react'
import type { ComponentProps, ReactNode } from 'react'
import { randomId } from '../../../../platform/text/random-id.ts'
import { Dialog } from '../../../../ui/dialog/dialog.tsx'
import { TextField } from '../../../../ui/fields/text-field.tsx'
import { toast } from '../../../../ui/feedback/toast.ts'
import { requiredText, useSaveForm } from '../../../../ui/form/use-save-form.ts'
import type { SaveForm } from '../../../../ui/form/use-save-form.ts'

/** The ledger's data is read again after every try, because a refusal also means that it has changed. */
const READ_ANEW = ['saldos', 'extrato', 'movimentos', 'produto']

type Options<Values extends Record<string, unknown>> = Pick<
  UseFormInput<Values, Values>,
  'initialValues' | 'validate'
> & {
  /** Sends the change under a key, so that it happens once. */
  act: (values: Values, key: string) => Promise<unknown>
  onClose: () => void
}

/** A change of the stock: saved once, then closed. */
export function useEstoqueForm<Values extends Record<string, unknown>>({
  act,
  onClose,
  ...options
}: Options<Values>): SaveForm<Values> {
  const client = useQueryClient()
  const [key] = useState(randomId)
  return useSaveForm<Values>({
    ...options,
    onSave: async (values) => {
      try {
        await act(values, key)
      } finally {
        for (const name of READ_ANEW) void client.invalidateQueries({ queryKey: [name] })
      }
      toast.success('Registro salvo com sucesso.')
      onClose()
    },
  })
}

export const required = (label: string) => (value: unknown) =>
  value === null || (typeof value === 'string' && value.trim() === '') ? requiredText(label) : null

type Props = {
  form: Pick<SaveForm<Record<string, unknown>>, 'submit' | 'saving' | 'formRef'>
  title: string
  subtitle: string
  status?: ReactNode
  onClose: () => void
  children: ReactNode
}

export const EstoqueDialog = ({ form: { submit, saving, formRef }, onClose, children, ...words }: Props) => (
  <Dialog opened onClose={onClose} {...words} act={{ label: 'Salvar', run: submit, busy: saving }}>
    <form ref={formRef} className={styles.ajuste} noValidate onSubmit={(event) => event.preventDefault()}>
      {children}
    </form>
  </Dialog>
)

type MotivoProps = Pick<ComponentProps<typeof TextField>, 'value' | 'onChange' | 'error'>

/** The reason for a change of the stock; it is required. */
export const MotivoField = (bound: MotivoProps) => (
  <TextField
    label="Motivo"
    required
    maxLength={200}
    autoComplete="off"
    help="Fica nas movimentações do lote e no histórico do produto."
    {...bound}
  />
)
