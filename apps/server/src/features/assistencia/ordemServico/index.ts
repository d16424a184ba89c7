export { moveOs } from './actions/acao.ts'
export { findMostrada } from './actions/arquivo.ts'
export { acceptByLink } from './actions/consumidor/accept.ts'
export { createOs } from './actions/create.ts'
export { approveByLink, chooseByLink, rejectByLink } from './actions/consumidor/answer.ts'
export { checkComprovante, CONFERIR, makeComprovante } from './actions/consumidor/comprovante.ts'
export { makePapel } from './actions/consumidor/papeis.ts'
export { hasEvidencia } from './store/comprovante.ts'
export { openAcompanhamento, showAcompanhamento } from './actions/consumidor/follow.ts'
export { deriveLink, issuePasse } from './actions/consumidor/issue-link.ts'
export { demandLink, openByCodigo } from './actions/consumidor/link.ts'
export { writeByLink, writeDaOs } from './actions/write.ts'
export { emailsDaOs } from './actions/avisos/emails.ts'
export { reopenAvisos, tellEscrita } from './actions/avisos/tell.ts'
export { getOs, getPassado } from './actions/read.ts'
export { situacaoDoAviso } from './actions/avisos/aviso.ts'
export { continueWithPecas } from './actions/pecas.ts'
export { ordemServicoJobs } from './jobs.ts'
export { comprovanteRoutes } from './routes-comprovante.ts'
export { acompanhamentoRoutes } from './publico.ts'
export { ordemServicoRoutes } from './routes.ts'
export { quandoOf } from './actions/filtro.ts'
export { comAvisoEsperando, esperando as avisoEsperando } from './store/aviso.ts'
export {
  type ModeloJson,
  modeloJson,
  resumoColumns,
  resumoJoins,
  type ResumoRow,
  type VendaJson,
  vendaJson,
} from './store/columns.ts'
export {
  comSemaforo,
  contaPorIdade,
  coresDe,
  diasCorridosDe,
  estaAtrasada,
  escritos,
  prazoGarantiaDe,
  type Quando,
  semaforoDe,
} from './store/lista/semaforo.ts'
export { toResumo } from './view.ts'
export { namedOsArquivos } from './store/arquivo.ts'
export { lockOrdens } from './store/pecas.ts'
