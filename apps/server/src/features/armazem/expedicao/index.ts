export { addFotos, keepFotoDaFalta, readFotoDaFalta } from './actions.ts'
export { expedicaoRoutes } from './routes.ts'
export { namedFotos } from './store.ts'
