export { caixaNotaJobs } from './jobs.ts'
export { caixaNotaRoutes } from './routes.ts'
export { namedCaixaArquivos } from './store/arquivo.ts'
