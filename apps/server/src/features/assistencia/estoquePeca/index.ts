export { lockEstoquesDoPosto, receiveEstoquePeca, recordEstoquePeca } from './actions.ts'
export { estoquePecaRoutes } from './routes.ts'
export { JOB_PECAS_LIVRES, lockLivres, moveEstoquePeca } from './store.ts'
