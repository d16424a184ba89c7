export { faltaNaInscricao, type FaltaNaInscricao } from './inscricao-estadual.ts'
