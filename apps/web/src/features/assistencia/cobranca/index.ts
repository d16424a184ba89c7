export { MudarPlanoDialog } from './plano/mudar-plano.tsx'
export { SuspensaoFaixa } from './parts/suspensao.tsx'
