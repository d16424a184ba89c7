export { conferirRoutes } from './pagina/conferir-routes.ts'
export { paginaRoutes } from './pagina/routes.ts'
export { minhasOsRoutes } from './routes.ts'
