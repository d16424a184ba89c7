export { ChamadosCount } from './parts/count.tsx'
