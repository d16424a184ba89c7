export { impressosQuery } from './api.ts'
export { MAX_COPIAS } from './copias.ts'
export { Etiqueta, usePaperSize } from './parts/etiqueta.tsx'
export { ZplButton } from './parts/zpl-button.tsx'
