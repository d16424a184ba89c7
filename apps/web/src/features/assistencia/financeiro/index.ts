export { CobrancasCount, FechamentosCount } from './parts/count.tsx'
export { useDinheiro } from './parts/use-dinheiro.ts'
