import { lazy } from 'react'

/** People seldom send a message by hand, so it loads later. */
export const AvisarDialog = lazy(() =>
  import('./avisar-dialog.tsx').then((module) => ({ default: module.AvisarDialog })),
)
