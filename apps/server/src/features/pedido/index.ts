export { createPedido } from './actions/create.ts'
export { pedidoJobs } from './jobs.ts'
export { pedidoRoutes } from './routes.ts'
export { namedChaves as namedAnexos } from './store/anexo.ts'
