export {
  acoesDaContagem,
  diferencaDe,
  fitsContagem,
  isADecidir,
  isContadaUmaVez,
  isDeOutraPessoa,
  isSegundaDeOutra,
  TRANSICOES_CONTAGEM,
} from './transicoes.ts'
