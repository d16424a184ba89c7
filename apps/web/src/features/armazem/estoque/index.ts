export { CondicaoBadge } from './parts/condicao-badge.tsx'
export { PorQueSaldo } from './parts/por-que-saldo.tsx'
export { saldosQuery } from './api.ts'
export { SaldosCard } from './parts/saldos-card.tsx'
