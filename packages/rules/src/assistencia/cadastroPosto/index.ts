export { avisoDaInscricao, temIdade } from './regras.ts'
