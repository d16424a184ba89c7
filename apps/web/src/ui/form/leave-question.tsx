import { Button } from '../page/button.tsx'
import { ConfirmDialog } from '../dialog/confirm-dialog.tsx'
import { Dialog } from '../dialog/dialog.tsx'
import { useTask } from '../feedback/use-task.ts'

/** What happens to unsaved input when the screen is left: kept on this computer, or discarded. */
export type LeaveDraft = { keep: () => Promise<unknown>; discard: () => Promise<unknown> }

const TITLE = 'Sair sem salvar?'
const LEAVE = 'Sair sem salvar'
const STAY = 'Continuar editando'

type DraftProps = { opened: boolean; draft: LeaveDraft; onLeave: () => void; onStay: () => void }

function DraftQuestion({ opened, draft, onLeave, onStay }: DraftProps) {
  const { busy, run } = useTask((task: () => Promise<unknown>) => task().then(onLeave))
  return (
    <Dialog
      opened={opened}
      onClose={onStay}
      title={TITLE}
      size="table"
      footer={
        <>
          <Button data-autofocus onClick={onStay}>
            {STAY}
          </Button>
          <Button look="danger" disabled={busy} onClick={() => run(draft.discard)}>
            {LEAVE}
          </Button>
          <Button look="filled" disabled={busy} onClick={() => run(draft.keep)}>
            Salvar rascunho
          </Button>
        </>
      }
    >
      <p>
        O que foi digitado nesta tela ainda não foi enviado. Pode ficar salvo neste computador como rascunho;
        sem salvar, se perde.
      </p>
    </Dialog>
  )
}

type Props = Omit<DraftProps, 'draft'> & { draft: LeaveDraft | undefined }

/** Asks whether to keep the input, discard it, or stay. */
export function LeaveQuestion({ opened, draft, onLeave, onStay }: Props) {
  if (draft) return <DraftQuestion opened={opened} draft={draft} onLeave={onLeave} onStay={onStay} />
  return (
    <ConfirmDialog
      opened={opened}
      title={TITLE}
      confirmLabel={LEAVE}
      cancelLabel={STAY}
      danger
      onConfirm={onLeave}
      onCancel={onStay}
    >
      <p>As alterações feitas nesta tela ainda não foram salvas e serão perdidas.</p>
    </ConfirmDialog>
  )
}
