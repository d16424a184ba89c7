export type { Campo, Consulta, DefinicaoRelatorio, Leitura, Relatorios } from './definicao.ts'
export { lerAgregado, mesDe } from './leitura.ts'
export { relatorioRoutes } from './routes.ts'
export type { Dimensao, Medida } from './store/agregado.ts'
