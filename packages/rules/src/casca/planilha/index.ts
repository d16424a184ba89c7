export { findTitulos, normalTitulo, type Titulos } from './titulos.ts'
export { readDia, readInstante, readNumero, readSimNao } from './valores.ts'
