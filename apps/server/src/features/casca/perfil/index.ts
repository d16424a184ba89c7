export { demandAdministrator } from './actions/save.ts'
export { perfilRoutes } from './routes.ts'
export { findByCodigo as findPerfilByCodigo, hasAdministrator, lockAdministrators } from './store.ts'
