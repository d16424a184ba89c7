export {
  auditadoOf,
  demandCodigo,
  demandLigada,
  isLigada,
  lockTrabalho,
  recordAto,
  recordAtos,
} from './passo.ts'
export { acceptFalta, givePedidos } from './actions.ts'
export { separacaoRoutes } from './routes.ts'
export { findPassos, listSeparadores, setLinha, setReaberta, type Trabalho, trabalhos } from './store.ts'
