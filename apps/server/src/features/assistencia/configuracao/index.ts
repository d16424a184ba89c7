export { assistenciaConfiguracaoRoutes } from './routes.ts'
export { readCalendarios, readCalendariosDe } from './expedientes.ts'
export { findTexto } from './store.ts'
