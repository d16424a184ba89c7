export {
  findArquivoDaFala,
  listFalas,
  readFalas,
  withFilesDoConsumidor,
  writeAoConsumidor,
  writeDoConsumidor,
} from './actions/consumidor.ts'
export { lastMensagens, openConversa } from './actions/conversa.ts'
export { sendMensagem } from './actions/mensagem.ts'
export { deleteFala, editFala } from './actions/change.ts'
export type { TellEscrita } from './actions/escrita.ts'
export { chatRoutes } from './routes.ts'
export { chatSalas } from './salas.ts'
export { namedChatArquivos } from './store/arquivo.ts'
export { textoDaMensagem } from './store/mensagem.ts'
