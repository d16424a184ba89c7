export { type Campo, danfeOf, type Danfe } from './danfe.ts'
export {
  documentoDe,
  enderecoLinhas,
  formatChave,
  formatEscrito,
  formatNumeroNota,
  formatQtd,
  formatUnitario,
} from './escrita.ts'
export { outrosTotais, type Total, totaisPrincipais, tributosNovos } from './totais.ts'
