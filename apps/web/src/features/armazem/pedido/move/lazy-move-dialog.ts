import { lazy } from 'react'

/** The modal is not in the first load; a screen whose rows open it loads it right afterwards. */
export const loadMoveDialog = () => import('./move-dialog.tsx')

export const MoveDialog = lazy(() => loadMoveDialog().then((module) => ({ default: module.MoveDialog })))
