import { lazy } from 'react'

export { markAviso, moveOrdem, ORDENS, ordensQuery } from './api.ts'
export { NotifyDialog } from './ficha/notify.ts'
export { Dias, Mostrador } from './ficha/mostrador.tsx'
export { StatusOsBadge } from './ficha/status-os.tsx'
export { naBancada } from './lista/fila.ts'
export { parseOsSearch } from './lista/list-search.ts'
export { previaDasOrdens } from './lista/previa.ts'
export { lugarDoRascunho, PREFIXO as PREFIXO_DOS_RASCUNHOS } from './rascunho/nomes.ts'
export { PAPEIS_OS } from './impresso/papeis.ts'

/** They load with the screens that show them, because addresses are read before any of them. */
export const OsDe = lazy(() => import('./lista/os-de.tsx').then((module) => ({ default: module.OsDe })))
export const FotosDe = lazy(() =>
  import('./fotos/fotos-de.tsx').then((module) => ({ default: module.FotosDe })),
)
