export { CONDICOES } from './api.ts'
export { CondicoesAceite } from './parts/aceite.tsx'
