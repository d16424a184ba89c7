export { CONDICOES_PADRAO, condicoesMostradas, fraseDaTaxa } from './texto.ts'
export type { CondicoesDoPosto } from './texto.ts'
