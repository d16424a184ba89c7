export { AvaliacaoCard } from './parts/avaliacao-card.tsx'
export { Stars } from './parts/stars.tsx'
