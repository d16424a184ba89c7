export { lockEstoquesDoPosto, receiveEstoquePeca, recordEstoquePeca } from './actions.ts'
export { estoquePecaRoutes } from './routes.ts'
export { lockLivres, moveEstoquePeca } from './store.ts'
