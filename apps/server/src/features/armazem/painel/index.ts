export { resumoDoPainel } from './resumo.ts'
export { painelRoutes } from './routes.ts'
