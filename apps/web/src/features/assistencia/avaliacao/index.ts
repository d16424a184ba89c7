export { AvaliacaoCard } from './parts/avaliacao-card.tsx'
