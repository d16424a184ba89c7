export { ChangePlanoDialog } from './plano/change-plano.tsx'
export { usePeriodo } from './plano/periodo.tsx'
export { SuspensaoFaixa } from './parts/suspensao.tsx'
