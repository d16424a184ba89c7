export { createAssinatura, type NovaAssinatura } from './actions/assinar.ts'
export { planoValoresHooks } from './hooks.ts'
export { listPlanosAtivos, type PlanoRow } from './store/assinatura.ts'
