export { relogioHooks } from './hooks.ts'
export { relogioRoutes } from './routes.ts'
