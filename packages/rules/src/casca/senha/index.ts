export { forcaRotulo, lengthError, palavrasDaPessoa, senhaError } from './senha.ts'
export type { SenhaErro } from './senha.ts'
