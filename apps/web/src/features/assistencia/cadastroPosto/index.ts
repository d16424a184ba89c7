export { CadastroCount, useEsperam } from './fila/count.tsx'
export { documentosBelow } from './parts/documentos-do-posto.tsx'
