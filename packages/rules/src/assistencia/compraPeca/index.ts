export { faltasDoEnvio } from './estoque.ts'
export { acoesDaCompra, fitsCompra, TRANSICOES_COMPRA } from './transicoes.ts'
