export { ModeloDocsCard } from './parts/modelo-docs-card.tsx'
export { parseDocSearch } from './search.ts'
