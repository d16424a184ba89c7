export { findTreinados, isTecnicoTreinado } from './actions.ts'
export { tecnicoRoutes } from './routes.ts'
