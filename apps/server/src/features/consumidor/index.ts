export { consumidorHooks } from './hooks.ts'
export { consumidorRoutes } from './routes.ts'
