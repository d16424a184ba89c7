import { lazy } from 'react'

export { parseDocSearch, parseLeituraSearch } from './search.ts'

/** It loads with the screens that show it, because addresses are read before any of them. */
export const ModeloDocsCard = lazy(() =>
  import('./parts/modelo-docs-card.tsx').then((module) => ({ default: module.ModeloDocsCard })),
)
