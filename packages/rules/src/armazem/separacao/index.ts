export { lerEtiqueta } from './ler.ts'
export type { Lido, Lugar } from './ler.ts'
export { checkSoma, checkTermino, compareRota, isPronta, restaDe } from './linhas.ts'
export { cortarFaltas } from './cortar.ts'
