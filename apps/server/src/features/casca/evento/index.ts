export { settleEventos, toEvento } from './actions.ts'
export { eventoJobs } from './jobs.ts'
export { eventoRoutes } from './routes.ts'
export { findUltima, listEventos } from './store.ts'
