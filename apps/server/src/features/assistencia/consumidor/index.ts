export { consumidorHooks } from './hooks.ts'
export { consumidorJobs } from './jobs.ts'
export { consumidorRoutes } from './routes.ts'
export { readDados as readDadosDoConsumidor } from './store-lgpd.ts'
