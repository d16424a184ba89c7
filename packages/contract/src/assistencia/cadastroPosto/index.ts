export * from './fila.ts'
export * from './input.ts'
export * from './values.ts'
