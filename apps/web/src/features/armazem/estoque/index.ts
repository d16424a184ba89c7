export { PorQueSaldo } from './parts/por-que-saldo.tsx'
export { SaldosCard } from './parts/saldos-card.tsx'
