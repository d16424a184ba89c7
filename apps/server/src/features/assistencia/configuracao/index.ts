export { assistenciaConfiguracaoRoutes } from './routes.ts'
export { readCalendarios } from './expedientes.ts'
export { findTexto } from './store.ts'
