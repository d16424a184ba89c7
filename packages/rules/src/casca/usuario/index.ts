export { nomeProprio } from './nome.ts'
export { isVinculo, PERFIL_PADRAO, vinculoOf } from './tipo.ts'
export type { Vinculo } from './tipo.ts'
