export { caixaNotaJobs } from './jobs.ts'
export { resumoDaCaixa } from './resumo.ts'
export { caixaNotaRoutes } from './routes.ts'
export { namedCaixaArquivos } from './store/arquivo.ts'
