export { arquivosQuery, discardArquivos, openArquivo } from './api.ts'
export { CaixaDeNotas } from './parts/caixa-card.tsx'
