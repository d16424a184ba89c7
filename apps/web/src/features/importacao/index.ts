export { ImportLink, ProdutoImports } from './parts/import-link.tsx'
