export { lerCondicoes, lerRecebedor } from './actions.ts'
export { condicoesRoutes } from './routes.ts'
