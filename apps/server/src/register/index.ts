export { creatorOf } from './creator.ts'
export type { RegisterHooks } from './hooks.ts'
export { registerRoutes } from './routes.ts'
