export {
  type Calendario,
  type CalendarioDaEquipe,
  calendarioDoPosto,
  EXPEDIENTES_PADRAO,
  type HorarioDoPosto,
  linhaErrada,
} from './expediente.ts'
export { HORAS_CATEGORIA, equipeDe, minutosDa, minutosUteis, addUteis } from './prazo.ts'
export { type CalendarioDe, prazoDe, type Relogio, relogioApos, relogioEncaminhado } from './relogio.ts'
export {
  acoesDoChamado,
  atende,
  DIAS_REABERTURA,
  EQUIPE_DO_PAPEL,
  type Envolvido,
  esperaDe,
  fitsChamado,
  canReopen,
  TRANSICOES_CHAMADO,
} from './transicoes.ts'
