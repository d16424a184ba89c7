import { lazy } from 'react'

/** It loads behind the orders, and only for people of a company. */
export const ResumoDoCliente = lazy(() =>
  import('./parts/situacoes.tsx').then((module) => ({ default: module.ResumoDoCliente })),
)
