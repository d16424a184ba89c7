export { lerCondicoes } from './actions.ts'
export { condicoesRoutes } from './routes.ts'
