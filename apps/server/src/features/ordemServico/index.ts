export { ordemServicoRoutes } from './routes.ts'
export { comSemaforo, type Quando } from './store/semaforo.ts'
export { namedOsArquivos } from './store/arquivo.ts'
