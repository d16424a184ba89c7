export { addVersao, createDoc, saveDoc } from './actions/save.ts'
export { docJobs } from './jobs.ts'
export { docRoutes } from './routes.ts'
export { namedDocs } from './store/doc.ts'
