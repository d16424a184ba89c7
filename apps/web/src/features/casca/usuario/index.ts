export { perfisQuery } from './api.ts'
