export { countAbertos, closeMeses } from './actions/close.ts'
export { financeiroJobs } from './jobs.ts'
export { financeiroRoutes } from './routes.ts'
export { namedProvas } from '../prova/index.ts'
