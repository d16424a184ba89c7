export { paginaRoutes } from './pagina/routes.ts'
export { minhasOsRoutes } from './routes.ts'
