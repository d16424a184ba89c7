export { Sino } from './sino.tsx'
export { useAvisosDoComputador } from './use-avisos-do-computador.ts'
