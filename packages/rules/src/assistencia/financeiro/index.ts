export { ATOS_DO_FECHAMENTO, atosDe, esperaResposta } from './atos.ts'
export { type Devido, type Lancamento, lancamentosDoMes } from './lancamentos.ts'
export { mesSeguinte, resumoDe } from './resumo.ts'
