export { configuracaoRoutes } from './routes.ts'
export { passosLigados } from './actions.ts'
export { findNewestConfiguracao } from './store.ts'
