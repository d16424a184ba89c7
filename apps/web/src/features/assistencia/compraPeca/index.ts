import { lazy } from 'react'

export { compraQuery, moveCompra } from './api.ts'

/** An act on a purchase that asks first; few people do one, so it loads later. */
export const CompraAcaoDialog = lazy(() =>
  import('./parts/acao-dialog.tsx').then((module) => ({ default: module.AcaoDialog })),
)
