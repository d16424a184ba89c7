import { useBlocker } from '@tanstack/react-router'
import type { RefObject } from 'react'
import { Button } from '../page/button.tsx'
import { ConfirmDialog } from '../dialog/confirm-dialog.tsx'
import { Dialog } from '../dialog/dialog.tsx'
import { useTask } from '../feedback/use-task.ts'

/** What becomes of the typed when the screen is left: kept on this computer, or given up. */
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

/** Asks before a screen with unsaved changes is left, by a link, by back or by closing the tab. */
export function UnsavedGuard({
  dirty,
  draft,
}: {
  dirty: RefObject<boolean>
  draft?: LeaveDraft | undefined
}) {
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) => dirty.current && current.pathname !== next.pathname,
    enableBeforeUnload: () => dirty.current,
    withResolver: true,
  })
  const opened = blocker.status === 'blocked'
  const leave = () => blocker.proceed?.()
  const stay = () => blocker.reset?.()
  if (draft) return <DraftQuestion opened={opened} draft={draft} onLeave={leave} onStay={stay} />
  return (
    <ConfirmDialog
      opened={opened}
      title={TITLE}
      confirmLabel={LEAVE}
      cancelLabel={STAY}
      danger
      onConfirm={leave}
      onCancel={stay}
    >
      <p>As alterações feitas nesta tela ainda não foram salvas e serão perdidas.</p>
    </ConfirmDialog>
  )
}
