import { lazy } from 'react'

export { fotoQuery } from './api.ts'

/** It loads with the orders that have been invoiced; the others have nothing to show in it. */
export const FotosDoCarregamento = lazy(() =>
  import('./parts/fotos-card.tsx').then((module) => ({ default: module.FotosDoCarregamento })),
)
