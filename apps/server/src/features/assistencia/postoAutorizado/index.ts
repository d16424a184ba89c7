export { postoAutorizadoHooks } from './hooks.ts'
export { postoAutorizadoRoutes } from './routes.ts'
export { existsPosto, lockCredenciado } from './store/escolha.ts'
export { listPostosQueVeem } from './store/ouvintes.ts'
