export { postoAutorizadoHooks } from './hooks.ts'
export { postoAutorizadoRoutes } from './routes.ts'
export { listPostosQueVeem } from './store/ouvintes.ts'
