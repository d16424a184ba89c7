export { clienteHooks } from './hooks.ts'
export { clienteRoutes } from './routes.ts'
export { clienteColumns, toClienteResumo, type ClienteColumns } from './store.ts'
