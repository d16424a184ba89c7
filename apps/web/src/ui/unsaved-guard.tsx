import { useBlocker } from '@tanstack/react-router'
import type { RefObject } from 'react'
import { ConfirmDialog } from './confirm-dialog.tsx'

/** Asks before a screen with unsaved changes is left, by a link, by back or by closing the tab. */
export function UnsavedGuard({ dirty }: { dirty: RefObject<boolean> }) {
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) => dirty.current && current.pathname !== next.pathname,
    enableBeforeUnload: () => dirty.current,
    withResolver: true,
  })
  return (
    <ConfirmDialog
      opened={blocker.status === 'blocked'}
      title="Sair sem salvar?"
      confirmLabel="Sair sem salvar"
      cancelLabel="Continuar editando"
      danger
      onConfirm={() => blocker.proceed?.()}
      onCancel={() => blocker.reset?.()}
    >
      <p>As alterações feitas nesta tela ainda não foram salvas e serão perdidas.</p>
    </ConfirmDialog>
  )
}
