export * from './documentos.ts'
export * from './fila.ts'
export * from './input.ts'
export * from './values.ts'
