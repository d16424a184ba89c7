export {
  acoesDaContagem,
  diferencaDe,
  fitsContagem,
  isADecidir,
  isDeOutraPessoa,
  TRANSICOES_CONTAGEM,
} from './transicoes.ts'
