export { IMPORTS, tipoAt } from './parts/imports.ts'
export { readImport } from './parts/read-import.ts'
export { useImports } from './parts/use-imports.ts'
