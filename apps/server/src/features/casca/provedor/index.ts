export { enterByProvedor } from './actions/entrada.ts'
export { provedorRoutes } from './routes.ts'
export { hasProvedor } from './store/provedor.ts'
