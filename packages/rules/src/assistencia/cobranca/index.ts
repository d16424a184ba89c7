export {
  conciliar,
  type Conciliavel,
  type Credito,
  type Efeito,
  type Pagador,
  type Proposta,
  txidsEm,
} from './conciliar.ts'
export { addDias, addMeses, diasEntre, diaUtil, isDiaUtil, isFeriado, mesDe } from './calendario.ts'
export { centavos, porCento, reais } from './centavos.ts'
export { type Cobrado, type Divida, dividaEm, type Pago, type Quitacao, quitar } from './encargos.ts'
export { diasDosLembretes, lembreteEm } from './lembrete.ts'
export {
  DIAS_VENCIMENTO,
  diferencaDe,
  mesesDe,
  type Periodicidade,
  type Periodo,
  periodoApos,
} from './periodo.ts'
