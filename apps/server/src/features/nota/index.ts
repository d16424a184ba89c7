export { notaRoutes } from './routes.ts'
export { namedChaves as namedNotas } from './store/arquivo.ts'
