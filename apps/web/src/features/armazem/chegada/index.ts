export { recebimentosQuery } from './api.ts'
export { ListaDeRecebimentos } from './parts/recebimentos.tsx'
