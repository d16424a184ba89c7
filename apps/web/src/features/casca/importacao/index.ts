export { importOf, type Import } from './envio/imports.ts'
export { readImport } from './envio/read-import.ts'
export { useImportOf, useImports } from './envio/use-imports.ts'
