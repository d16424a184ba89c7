export { ATOS_DO_FECHAMENTO, atosDe, esperaResposta } from './atos.ts'
export { mesSeguinte, resumoDe } from './resumo.ts'
