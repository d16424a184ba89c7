export { nomeProprio } from './nome.ts'
export { isVinculo, vinculoOf } from './tipo.ts'
export type { Vinculo } from './tipo.ts'
