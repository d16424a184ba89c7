export { relogioVendidoHooks } from './hooks.ts'
export { relogioVendidoJobs } from './importacao/jobs.ts'
export { relogioVendidoRoutes } from './routes.ts'
