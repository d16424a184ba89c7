export { answerDaOs, openDaOs } from './actions.ts'
export { inviteConsumidor, newConvite } from './invite.ts'
export { avaliacaoJobs } from './jobs.ts'
export { avaliacaoRoutes } from './routes.ts'
