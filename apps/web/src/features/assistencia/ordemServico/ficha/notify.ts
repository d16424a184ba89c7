import { lazy } from 'react'

/** People seldom send a message by hand, so it loads later. */
export const NotifyDialog = lazy(() =>
  import('./notify-dialog.tsx').then((module) => ({ default: module.NotifyDialog })),
)
