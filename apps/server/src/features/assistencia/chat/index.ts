export { chatRoutes } from './routes.ts'
export { namedChatArquivos } from './store/arquivo.ts'
