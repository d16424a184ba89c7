export { insertInspecoes, type InspecaoNova } from './receive.ts'
export { inspecaoRoutes } from './routes.ts'
export { hasDecisao, deleteInspecoes } from './store.ts'
