export { cadastroPostoJobs } from './jobs.ts'
export { cadastroPostoRoutes } from './routes.ts'
export { cadastroPostoPublico } from './routes-publico.ts'
export { namedDocumentos } from './store/read.ts'
