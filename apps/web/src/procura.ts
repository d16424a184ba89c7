import type { LoadProcura } from './features/casca/busca/index.ts'

let loading: ReturnType<LoadProcura> | undefined

/** What the palette and the scanner find, fetched once, when it is first wanted. */
export const loadProcura: LoadProcura = () =>
  (loading ??= import('./procuras.ts').then(({ procuras }) => procuras))
