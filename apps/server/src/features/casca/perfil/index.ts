export { demandAdministrator } from './actions/save.ts'
export { perfilRoutes } from './routes.ts'
export {
  findByCodigo as findPerfilByCodigo,
  hasAdministrator,
  listAdministrators,
  lockAdministrators,
} from './store.ts'
