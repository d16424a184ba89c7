export { cadastroJobs, firstAccessLink } from './mails.ts'
export { cadastroRoutes } from './routes.ts'
