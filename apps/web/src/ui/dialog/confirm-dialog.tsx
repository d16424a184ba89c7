import type { ReactNode } from 'react'
import { Button } from '../page/button.tsx'
import { Dialog } from './dialog.tsx'
import { useTask } from '../feedback/use-task.ts'

type Props = {
  opened: boolean
  title: string
  subtitle?: ReactNode
  /** The effect or loss, in words. */
  children: ReactNode
  /** Words of the act: 'Excluir pedido', never 'OK'. */
  confirmLabel: string
  cancelLabel?: string
  danger?: boolean
  /** Disabled until the person has given what the dialog asks for. */
  confirmDisabled?: boolean
  onConfirm: () => unknown
  onCancel: () => void
}

/** Asks before an act that loses something. The cancelling button has the focus. */
export function ConfirmDialog({
  opened,
  title,
  subtitle,
  children,
  confirmLabel,
  cancelLabel,
  danger,
  confirmDisabled = false,
  onConfirm,
  onCancel,
}: Props) {
  const { busy, run } = useTask(async () => {
    await onConfirm()
  })
  return (
    <Dialog
      opened={opened}
      onClose={onCancel}
      title={title}
      subtitle={subtitle}
      footer={
        <>
          <Button data-autofocus onClick={onCancel}>
            {cancelLabel ?? 'Cancelar'}
          </Button>
          <Button look={danger ? 'danger' : 'filled'} disabled={busy || confirmDisabled} onClick={run}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  )
}
