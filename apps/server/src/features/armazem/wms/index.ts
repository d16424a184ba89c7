export { requestEntrega, requestRetirada } from './actions/entrega.ts'
export { wmsJobs } from './jobs.ts'
export { isToldToWms, wmsKind } from './port.ts'
export { wmsRoutes } from './routes.ts'
