export { SuspensaoFaixa } from './parts/suspensao.tsx'
