export { horarioEmPalavras } from './horario.ts'
export { faltaNaInscricao, type FaltaNaInscricao } from './inscricao-estadual.ts'
