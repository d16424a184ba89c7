import { lazy } from 'react'

export { parseDocSearch } from './search.ts'

/** Comes with the screens that show it: addresses are read before any of them. */
export const ModeloDocsCard = lazy(() =>
  import('./parts/modelo-docs-card.tsx').then((module) => ({ default: module.ModeloDocsCard })),
)
