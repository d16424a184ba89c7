export { getImpressos, saveImpressos } from './actions.ts'
export { impressosRoutes } from './routes.ts'
