import { lazy, Suspense, useSyncExternalStore } from 'react'
import { getRun, subscribeRun } from './run.ts'

// It loads when something runs.
const RunDialog = lazy(() => import('./run-dialog.tsx').then((module) => ({ default: module.RunDialog })))

/** The progress and results of an act on many records, on any screen. */
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
