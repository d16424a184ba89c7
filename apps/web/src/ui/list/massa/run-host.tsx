import { lazy, Suspense, useSyncExternalStore } from 'react'
import { getRun, subscribeRun } from './run.ts'

// Nobody needs it before something runs.
const RunDialog = lazy(() => import('./run-dialog.tsx').then((module) => ({ default: module.RunDialog })))

/** How an act on many records goes, and what became of each, on whatever screen. */
export function RunHost() {
  const state = useSyncExternalStore(subscribeRun, getRun)
  return (
    state && (
      <Suspense>
        <RunDialog state={state} />
      </Suspense>
    )
  )
}
