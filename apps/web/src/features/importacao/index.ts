export { useImports } from './parts/use-imports.ts'
