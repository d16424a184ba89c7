export { correioJobs } from './jobs.ts'
export type { AoParar } from './retorno/apply.ts'
export type { Lugar } from './retorno/release.ts'
export { correioRoutes } from './routes.ts'
