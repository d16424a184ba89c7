export { estornoMovimentos, hojeOf, reservaMovimentos, saidaMovimentos } from './actions.ts'
export { enterDiferencas } from './actions/contagem.ts'
export { recordSaldo } from './actions/razao.ts'
export { estoqueJobs } from './jobs.ts'
export { estoqueRoutes } from './routes.ts'
export { razaoRoutes } from './routes-razao.ts'
export {
  lockLotes,
  lockSaldos,
  moveEstoque,
  movimentoCtes,
  type LoteTravado,
  type MovimentoEstoque,
  type SaldoColumns,
} from './store.ts'
export { chaveDoLote, lockOrCreateSaldos, type LoteSaldo } from './store/lotes.ts'
export { pedidoAberto } from './store/aberto.ts'
