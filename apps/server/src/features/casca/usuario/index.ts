export { anonymiseOwn, exportOwn } from './actions/lgpd.ts'
export { announcePendente } from './actions/release.ts'
export { JOB_AVISAR } from './actions/mails.ts'
export { updateOwn } from './actions/save.ts'
export { demandSenhaAtual } from './actions/senha.ts'
export { changeUsuario, demandUsuarioVersao, recordUsuario } from './actions/write.ts'
export { usuarioJobs } from './jobs.ts'
export { usuarioRoutes } from './routes.ts'
export {
  existsCliente,
  existsPosto,
  findUsuario,
  insertUsuario,
  lockUsuario,
  updateUsuario,
} from './store/usuario.ts'
export { shownUsuario } from './view.ts'
