export { faixaDe } from './faixa.ts'
