export { MudarPlanoDialog } from './plano/mudar-plano.tsx'
export { usePeriodo } from './plano/periodo.tsx'
export { SuspensaoFaixa } from './parts/suspensao.tsx'
