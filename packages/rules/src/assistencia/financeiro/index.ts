export { ATOS_DO_FECHAMENTO, atosDe, esperaResposta, isSemPagamento, nadaSePaga } from './atos.ts'
export { feitoDe, GLOSA_ACEITA } from './historico.ts'
export { mesSeguinte, resumoDe } from './resumo.ts'
