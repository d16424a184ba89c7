export { readCondicoes, readRecebedor } from './actions.ts'
export { condicoesRoutes } from './routes.ts'
