export { importacaoJobs } from './jobs.ts'
export { importacaoRoutes } from './routes.ts'
export { createTipos } from './tipos/index.ts'
