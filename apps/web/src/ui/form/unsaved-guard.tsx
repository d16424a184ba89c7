import { useBlocker } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import type { RefObject } from 'react'
import type { LeaveDraft } from './leave-question.tsx'

// It loads after the screen, because nobody is asked before something was typed.
const LeaveQuestion = lazy(async () => ({ default: (await import('./leave-question.tsx')).LeaveQuestion }))

/** Asks before a screen with unsaved changes is left: by a link, by back, or by closing the tab. */
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
  return (
    <Suspense>
      <LeaveQuestion
        opened={blocker.status === 'blocked'}
        draft={draft}
        onLeave={() => blocker.proceed?.()}
        onStay={() => blocker.reset?.()}
      />
    </Suspense>
  )
}
