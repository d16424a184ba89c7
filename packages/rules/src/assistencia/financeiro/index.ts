export { ATOS_DO_FECHAMENTO, atosDe, esperaResposta, isSemPagamento, nadaSePaga } from './atos.ts'
export { mesSeguinte, resumoDe } from './resumo.ts'
