export { SaldosCard } from './parts/saldos-card.tsx'
