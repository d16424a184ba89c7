import { lazy } from 'react'

/** The modal is no part of the first load; a screen whose rows open it asks for it right behind itself. */
export const loadMoveDialog = () => import('./move-dialog.tsx')

export const MoveDialog = lazy(() => loadMoveDialog().then((module) => ({ default: module.MoveDialog })))
