export { postoAutorizadoHooks } from './hooks.ts'
export { postoAutorizadoRoutes } from './routes.ts'
