export { avisoDaInscricao, isOfAge } from './regras.ts'
