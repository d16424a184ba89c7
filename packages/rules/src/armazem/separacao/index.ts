export { readEtiqueta } from './read.ts'
export type { Lido, Lugar } from './read.ts'
export { checkSoma, checkTermino, compareRota, isPronta, restaDe } from './linhas.ts'
export { subtractFaltas } from './faltas.ts'
