export { raiseFatos } from './entrega.ts'
export { notificacaoJobs } from './jobs.ts'
export { notificacaoRoutes } from './routes.ts'
export type { Fato } from './store/fato.ts'
