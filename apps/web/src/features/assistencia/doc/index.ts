export { ModeloDocsCard } from './parts/modelo-docs-card.tsx'
