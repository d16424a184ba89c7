import type { LoadProcura } from './features/casca/busca/index.ts'

let loading: ReturnType<LoadProcura> | undefined

/** The search of the palette and the scanner, loaded on first use. */
export const loadProcura: LoadProcura = () =>
  (loading ??= import('./procuras.ts').then(({ procuras }) => procuras))
