export { ordemServicoRoutes } from './routes.ts'
export { namedOsArquivos } from './store/arquivo.ts'
