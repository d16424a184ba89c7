export { importOf, type Import } from './parts/imports.ts'
export { readImport } from './parts/read-import.ts'
export { useImportOf, useImports } from './parts/use-imports.ts'
