export {
  auditadoOf,
  demandCodigo,
  demandLigada,
  isLigada,
  lockTrabalho,
  recordAto,
  recordAtos,
} from './passo.ts'
export { separacaoRoutes } from './routes.ts'
export { findPassos, setLinha, setReaberta, type Trabalho, trabalhos } from './store.ts'
