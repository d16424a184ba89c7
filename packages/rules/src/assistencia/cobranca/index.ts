export {
  reconcile,
  type Conciliavel,
  type Credito,
  type Efeito,
  type Pagador,
  type Proposta,
  txidsEm,
} from './reconcile.ts'
export {
  addDias,
  addMeses,
  diasEntre,
  diaUtil,
  isCarnaval,
  isCorpusChristi,
  isDiaUtil,
  isFeriado,
  mesDe,
} from './calendario.ts'
export { centavos, porCento, reais } from './centavos.ts'
export { type Devedora, type Parte, partesDoConjunto, somaDe, vencidasEm } from './conjunto.ts'
export {
  type Cobrado,
  type Divida,
  dividaEm,
  type Pago,
  pagavelDesde,
  type Quitacao,
  settleCobrado,
} from './encargos.ts'
export {
  isPlanoMaior,
  type MudancaDePlano,
  changePlano,
  periodicidadeDe,
  periodoDaDiferenca,
} from './mudanca.ts'
export { diasDosLembretes, lembreteEm } from './lembrete.ts'
export { DIAS_VENCIMENTO, mesesDe, type Periodicidade, type Periodo, periodoApos } from './periodo.ts'
