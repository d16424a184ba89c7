export { CadastroCount, useEsperam } from './fila/count.tsx'
export { DocumentosDoPosto } from './parts/documentos-do-posto.tsx'
