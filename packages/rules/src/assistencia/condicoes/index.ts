export { CONDICOES_PADRAO, condicoesMostradas } from './texto.ts'
export type { CondicoesDoPosto } from './texto.ts'
