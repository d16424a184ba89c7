export { describing, type Palavras } from './describe.ts'
export type { AjusteAuditado, ItemAuditado, Json, Mudanca, MudancaAcao } from './mudanca.ts'
export { passagemDe } from './mudanca.ts'
