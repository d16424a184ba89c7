export type { Historicos } from './actions.ts'
export { auditoriaRoutes } from './routes.ts'
