export { importacaoJobs } from './jobs.ts'
export { createCelulas, createRepetidos, type Celulas, type Colunas } from './leitura/celulas.ts'
export { findDonos } from './leitura/clientes.ts'
export {
  emPartes,
  saveEach,
  type Destino,
  type LinhaLida,
  type Opcoes,
  type Registro,
  type Tipo,
} from './leitura/lido.ts'
export { lidoDe, type Lida } from './leitura/one-linha.ts'
export { importacaoRoutes } from './routes.ts'
export type { ClienteRow } from './store/nomeados.ts'
export { createTipos, leitorOf, type Especie } from './tipos/index.ts'
export { tipoDoRegister } from './tipos/registro.ts'
