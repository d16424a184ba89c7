export { acoesDaContagem, diferencaDe, fitsContagem, isADecidir, TRANSICOES_CONTAGEM } from './transicoes.ts'
