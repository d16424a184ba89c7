export { clienteHooks } from './hooks.ts'
export { clienteRoutes } from './routes.ts'
