export { resumoDoInicio } from './resumo.ts'
export { inicioRoutes } from './routes.ts'
