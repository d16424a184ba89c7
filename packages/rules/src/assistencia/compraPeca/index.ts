export { faltasDoEnvio } from './estoque.ts'
export { linhasDaSugestao } from './sugestao.ts'
export { acoesDaCompra, fitsCompra, TRANSICOES_COMPRA } from './transicoes.ts'
