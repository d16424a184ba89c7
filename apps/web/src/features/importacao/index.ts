export { ImportLink } from './parts/import-link.tsx'
