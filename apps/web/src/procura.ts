import type { LoadProcura } from './features/casca/busca/index.ts'

let loading: ReturnType<LoadProcura> | undefined

/** What the palette and the scanner find: what the warehouse searches, fetched once, when it is first wanted. */
export const loadProcura: LoadProcura = () =>
  (loading ??= import('./features/armazem/busca/index.ts').then(({ procura }) => procura))
