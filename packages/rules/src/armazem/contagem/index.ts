export {
  acuraciaDe,
  checkConta,
  contaQueVale,
  diferencaDe,
  isOutraPessoa,
  situacaoDe,
  vezDe,
  type Linha,
} from './contagem.ts'
export { nomeDaContagem } from './nome.ts'
