export { situarPassos, type PassoSituado } from './situar.ts'
