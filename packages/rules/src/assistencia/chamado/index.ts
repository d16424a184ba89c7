export { HORAS_CATEGORIA, equipeDe, minutosDa, minutosUteis, somarUteis } from './prazo.ts'
export { prazoDe, type Relogio, relogioApos, relogioEncaminhado } from './relogio.ts'
export {
  acoesDoChamado,
  atende,
  DIAS_REABERTURA,
  type Envolvido,
  fitsChamado,
  podeReabrir,
  TRANSICOES_CHAMADO,
} from './transicoes.ts'
