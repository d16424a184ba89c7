export { faltasDoEnvio } from './estoque.ts'
export { acoesDaCompra, cabeNaCompra, TRANSICOES_COMPRA } from './transicoes.ts'
