export { isDevolucao } from './devolucao.ts'
export { divergenciasDe, lotesContados, type LinhaContada } from './divergencias.ts'
export { checkContado } from './check.ts'
export { readChegada, type LidoNaChegada } from './read.ts'
