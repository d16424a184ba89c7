export { cadastroJobs, firstAccessLink } from './mails.ts'
export { cadastroRoutes } from './routes.ts'
export { findCupom } from './store.ts'
