export { ImportLink } from './parts/import-link.tsx'
export { caminhoDe } from './parts/paths.ts'
