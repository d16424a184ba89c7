export { assistenciaConfiguracaoRoutes } from './routes.ts'
export { findTexto } from './store.ts'
