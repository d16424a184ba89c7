export { createChamado, openChamadoDaNota, openChamadoDoSistema } from './actions/conversa.ts'
export { moveChamado } from './actions/move.ts'
export { chamadoRoutes } from './routes.ts'
export { countAResponder, namedChamadoArquivos } from './store.ts'
